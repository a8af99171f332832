/** The schemas that hold read models, one set each, and who may put one in another's place. */
import type { DataSource, EntityManager } from 'typeorm';
import type { EventStoreDb } from '../event-store/index.js';
import type { Log } from '../observability/index.js';
import { dataSource as openDataSource } from '../postgres/index.js';
import { READ_MODELS_SCHEMA, type Tables } from '../read-models/index.js';

/** Being filled. */
export const NEXT_SCHEMA = 'read_models_next';
/** Were read from until others took their place. */
export const REPLACED_SCHEMA = 'read_models_old';

/** On its way to be thrown away. */
const THROWN_AWAY_SCHEMA = 'read_models_thrown_away';

export interface SchemaPorts {
  readonly url: string;
  readonly tables: Tables;
  readonly store: EventStoreDb;
  readonly log: Log;
  /** Told how far filling has come, after every batch. @param events that were read for it so far */
  readonly progressed?: (position: bigint, events: number) => void;
  /** For whose sake it is done: kept with what it puts in place. */
  readonly jobId?: string;
  /** Once aborted nothing is filled on. */
  readonly signal?: AbortSignal;
  /**
   * Called within the transaction that puts something in place, before the swap itself.
   * @param differing tables whose rows are not those of the live ones
   * @throws when it is not wanted any more
   */
  readonly swapping?: (tx: EntityManager, differing: readonly string[]) => Promise<void>;
}

export class RebuildUnderWay extends Error {
  readonly code = 'rebuild_under_way';
}

const REBUILD_LOCK = 0x52554252;
/** Comparing reads whole tables. */
const ANSWER_WITHIN_MS = 600_000;

/**
 * @param work is given the live read models; meanwhile nobody else fills or swaps any
 * @throws RebuildUnderWay when somebody else does already
 */
export async function withoutOthers<T>(
  ports: SchemaPorts,
  work: (live: DataSource) => Promise<T>,
): Promise<T> {
  const live = await openSchema(ports, READ_MODELS_SCHEMA, 'on');
  const lock = live.createQueryRunner();
  let isTaken = false;
  try {
    const [row] = (await lock.query('SELECT pg_try_advisory_lock($1) AS taken', [REBUILD_LOCK])) as {
      readonly taken: boolean;
    }[];
    isTaken = row?.taken === true;
    if (!isTaken) throw new RebuildUnderWay('another rebuild is under way');
    return await work(live);
  } finally {
    if (isTaken) await lock.query('SELECT pg_advisory_unlock($1)', [REBUILD_LOCK]);
    await lock.release();
    await live.destroy();
  }
}

/** Makes room for others that are replaced. Renaming waits for nobody; dropping waits for whoever reads a table, a backup for one. */
export async function renameReplacedAway(tx: EntityManager): Promise<void> {
  const [row] = await tx.query<{ readonly found: boolean }[]>(
    'SELECT to_regnamespace($1) IS NOT NULL AS found',
    [REPLACED_SCHEMA],
  );
  if (row?.found) await tx.query(`ALTER SCHEMA ${REPLACED_SCHEMA} RENAME TO ${THROWN_AWAY_SCHEMA}`);
}

/** Drops what was renamed away, now or by a process that ended before it did. */
export async function dropThrownAway(database: DataSource): Promise<void> {
  await database.query(`DROP SCHEMA IF EXISTS ${THROWN_AWAY_SCHEMA} CASCADE`);
}

export function openSchema(
  { url, tables, log }: SchemaPorts,
  schema: string,
  synchronousCommit: 'on' | 'off',
): Promise<DataSource> {
  return openDataSource({
    url,
    searchPath: schema,
    entities: tables.readModels.entities,
    max: 3,
    answerWithinMs: ANSWER_WITHIN_MS,
    synchronousCommit,
    onError: (error) => log.warn('a connection of the rebuild broke', { error }),
  }).initialize();
}
