/**
 * Puts the read models that a rebuild replaced in the place of those that replaced them, which stay beside in their turn: brought up to the log
 * first, while the live ones go on, then under the swap lock to exactly where those have come.
 */
import type { DataSource } from 'typeorm';
import { isMissingTable, migrateSchema } from '../postgres/index.js';
import {
  markPlaced,
  READ_MODELS_SCHEMA,
  readBooks,
  readCheckpoint,
  type ReadModelBooks,
} from '../read-models/index.js';
import { canBeFilledOn } from './filled-by.js';
import { Filler } from './filler.js';
import { checkLogIdentity } from './log-identity.js';
import { openSchema, REPLACED_SCHEMA, withoutOthers, type SchemaPorts } from './schemas.js';
import { SWAP_LOCK } from './swap-lock.js';

const SWAPPING_SCHEMA = 'read_models_swapping';

/** Null: there are none. They may go at any moment. */
export async function replacedReadModels(
  database: Pick<DataSource, 'manager'>,
): Promise<ReadModelBooks | null> {
  try {
    return await readBooks(database.manager, REPLACED_SCHEMA);
  } catch (error) {
    if (isMissingTable(error)) return null;
    throw error;
  }
}

export type SwapBack = 'swapped' | 'nothing_replaced' | 'replaced_by_other_code';

/** @throws LogMismatch, RebuildUnderWay; the signal's reason when it is aborted before anything is swapped */
export function swapBackReadModels(ports: SchemaPorts): Promise<SwapBack> {
  return withoutOthers(ports, async (live) => {
    const replaced = await replacedReadModels(live);
    if (!replaced) return 'nothing_replaced';
    if (!canBeFilledOn(replaced, ports.tables)) return 'replaced_by_other_code';
    await checkLogIdentity(ports.store, replaced);
    // A release that came since may have brought migrations.
    const { url, tables } = ports;
    await migrateSchema({ url, schema: REPLACED_SCHEMA, migrations: tables.readModels.migrations });
    const back = await openSchema(ports, REPLACED_SCHEMA, 'off');
    try {
      await fillAndSwap(ports, live, new Filler(back, ports));
    } finally {
      await back.destroy();
    }
    return 'swapped';
  });
}

/** Throws away what a rebuild replaced. False: there was nothing. @throws RebuildUnderWay */
export function letReplacedGo(ports: SchemaPorts): Promise<boolean> {
  return withoutOthers(ports, async (live) => {
    if (!(await replacedReadModels(live))) return false;
    await live.query(`DROP SCHEMA ${REPLACED_SCHEMA} CASCADE`);
    return true;
  });
}

async function fillAndSwap(ports: SchemaPorts, live: DataSource, filler: Filler): Promise<void> {
  await filler.fill(null);
  await live.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SWAP_LOCK]);
    const { position } = await readCheckpoint(tx, READ_MODELS_SCHEMA);
    if (position !== null) await filler.fill(position);
    await ports.swapping?.(tx, []);
    await markPlaced(tx, REPLACED_SCHEMA, ports.jobId ?? null);
    await tx.query(`ALTER SCHEMA ${READ_MODELS_SCHEMA} RENAME TO ${SWAPPING_SCHEMA}`);
    await tx.query(`ALTER SCHEMA ${REPLACED_SCHEMA} RENAME TO ${READ_MODELS_SCHEMA}`);
    await tx.query(`ALTER SCHEMA ${SWAPPING_SCHEMA} RENAME TO ${REPLACED_SCHEMA}`);
  });
}
