/**
 * Fills all read models anew from the whole log, beside the live ones, compares the two, and swaps them in one transaction.
 *
 * 1. A second schema gets the same migrations and is filled by one read of the log, while the live one goes on.
 * 2. In one snapshot of the live schema its checkpoint and the digests of its tables are taken; the new schema is brought to
 *    exactly that position; tables of projections whose version did not change must agree.
 * 3. Under the swap lock, which holds the live projector between two batches, the last events are added and the schemas renamed.
 *
 * Unqualified names are looked up anew by every statement, so readers and the projector go on in the new schema unawares.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { migrateSchema } from '../postgres/index.js';
import { markPlaced, READ_MODELS_SCHEMA, readCheckpoint, type Checkpoint } from '../read-models/index.js';
import { differingTables, digestTables, type TableDigests } from './compare-tables.js';
import { Filler } from './filler.js';
import { checkLogIdentity } from './log-identity.js';
import {
  dropThrownAway,
  NEXT_SCHEMA,
  openSchema,
  renameReplacedAway,
  REPLACED_SCHEMA,
  withoutOthers,
  type SchemaPorts,
} from './schemas.js';
import { SWAP_LOCK } from './swap-lock.js';

const LIVE_COMES_ALONG_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

export interface RebuildPorts extends SchemaPorts {
  /**
   * What is done about tables that differ from the live ones. `accepted`: the live ones are what is wrong. `not looked for`: nobody brings
   * the live ones up to the log any more, so that there is nothing to compare with.
   */
  readonly differences: 'refused' | 'accepted' | 'not looked for';
  /** Whether those that are replaced stay beside the new ones, to be swapped back (`swap-back.ts`). */
  readonly keepsReplaced: boolean;
}

export interface RebuildReport {
  readonly events: number;
  readonly position: bigint | null;
  /** Tables whose rows are not the same in both, though their projection's version is. */
  readonly differing: readonly string[];
  readonly swapped: boolean;
}

/** @throws LogMismatch, RebuildUnderWay; the signal's reason when it is aborted before anything is swapped */
export function rebuildReadModels(ports: RebuildPorts): Promise<RebuildReport> {
  const { url, tables } = ports;
  return withoutOthers(ports, async (live) => {
    await dropThrownAway(live);
    await live.query(`DROP SCHEMA IF EXISTS ${NEXT_SCHEMA} CASCADE`);
    await migrateSchema({ url, schema: NEXT_SCHEMA, migrations: tables.readModels.migrations });
    const next = await openSchema(ports, NEXT_SCHEMA, 'off');
    try {
      return await fillCompareSwap(ports, live, next);
    } finally {
      await next.destroy();
    }
  });
}

async function fillCompareSwap(
  ports: RebuildPorts,
  live: DataSource,
  next: DataSource,
): Promise<RebuildReport> {
  const { log } = ports;
  const filler = new Filler(next, ports);
  await filler.fill(null);
  log.info('the new read models are filled', { events: filler.events });

  const differing = ports.differences === 'not looked for' ? [] : await compare(ports, live, next, filler);
  if (differing.length > 0 && ports.differences === 'refused') {
    log.error('the new read models differ from the live ones and are not put in their place', { differing });
    return { events: filler.events, position: await filler.position(), differing, swapped: false };
  }

  await live.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SWAP_LOCK]);
    const { position } = await readCheckpoint(tx, READ_MODELS_SCHEMA);
    if (position !== null) await filler.fill(position);
    await ports.swapping?.(tx, differing);
    await markPlaced(tx, NEXT_SCHEMA, ports.jobId ?? null);
    await renameReplacedAway(tx);
    await tx.query(`ALTER SCHEMA ${READ_MODELS_SCHEMA} RENAME TO ${REPLACED_SCHEMA}`);
    await tx.query(`ALTER SCHEMA ${NEXT_SCHEMA} RENAME TO ${READ_MODELS_SCHEMA}`);
  });
  await dropThrownAway(live);
  if (!ports.keepsReplaced) await live.query(`DROP SCHEMA IF EXISTS ${REPLACED_SCHEMA} CASCADE`);
  const { position } = await readCheckpoint(live.manager);
  log.info('the new read models are in place', { events: filler.events, position: String(position) });
  return { events: filler.events, position, differing, swapped: true };
}

/** Names of the tables that differ at one and the same position. */
async function compare(
  ports: RebuildPorts,
  live: DataSource,
  next: DataSource,
  filler: Filler,
): Promise<string[]> {
  const filled = await filler.position();
  const at = await liveAtOrBeyond(live, filled);
  if (at.position === null) return [];
  await checkLogIdentity(ports.store, at);
  const unchanged = ports.tables.readModels.all
    .filter(({ projection }) => at.versions[projection.name] === projection.version)
    .flatMap(({ tables }) => tables.map((table) => live.getMetadata(table).tableName));
  const snapshot = await snapshotOf(live, unchanged);
  if (snapshot.position === null || (filled !== null && snapshot.position < filled)) {
    ports.log.warn('the live read models stand still behind the log: nothing to compare with', {
      position: String(snapshot.position),
    });
    return unchanged;
  }
  await filler.fill(snapshot.position);
  return differingTables(snapshot.digests, await digestTables(next.manager, NEXT_SCHEMA, unchanged));
}

async function liveAtOrBeyond(live: DataSource, position: bigint | null): Promise<Checkpoint> {
  const deadline = performance.now() + LIVE_COMES_ALONG_WITHIN_MS;
  for (;;) {
    const checkpoint = await readCheckpoint(live.manager);
    const there = position === null || (checkpoint.position !== null && checkpoint.position >= position);
    if (there || checkpoint.position === null || performance.now() > deadline) return checkpoint;
    await wait(LOOK_EVERY_MS);
  }
}

async function snapshotOf(
  live: DataSource,
  tables: readonly string[],
): Promise<{ readonly position: bigint | null; readonly digests: TableDigests }> {
  return live.transaction('REPEATABLE READ', async (tx) => ({
    position: (await readCheckpoint(tx)).position,
    digests: await digestTables(tx, READ_MODELS_SCHEMA, tables),
  }));
}
