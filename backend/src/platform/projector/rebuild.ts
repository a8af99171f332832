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
import type { ProjectionStore } from '@rubicon/eventsourcing';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventStoreDb } from '../event-store/index.js';
import type { Log } from '../observability/index.js';
import { dataSource as openDataSource, migrateSchema } from '../postgres/index.js';
import { READ_MODELS_SCHEMA, readCheckpoint, type Checkpoint, type Tables } from '../read-models/index.js';
import { versionsOf } from './check-read-models.js';
import { differingTables, digestTables, type TableDigests } from './compare-tables.js';
import { fill } from './fill.js';
import { checkLogIdentity } from './log-identity.js';
import { projectionStore } from './projection-store.js';
import { SWAP_LOCK } from './swap-lock.js';

const NEXT_SCHEMA = 'read_models_next';
const OLD_SCHEMA = 'read_models_old';
const LIVE_COMES_ALONG_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

export interface RebuildPorts {
  readonly url: string;
  readonly tables: Tables;
  readonly store: EventStoreDb;
  readonly log: Log;
  /**
   * What is done about tables that differ from the live ones. `accepted`: the live ones are what is wrong. `not looked for`: nobody brings
   * the live ones up to the log any more, so that there is nothing to compare with.
   */
  readonly differences: 'refused' | 'accepted' | 'not looked for';
}

export interface RebuildReport {
  readonly events: number;
  readonly position: bigint | null;
  /** Tables whose rows are not the same in both, though their projection's version is. */
  readonly differing: readonly string[];
  readonly swapped: boolean;
}

/** Only one rebuild at a time: others find the lock taken and leave. */
const REBUILD_LOCK = 0x52554252;
/** Comparing reads whole tables. */
const ANSWER_WITHIN_MS = 600_000;

/** @throws LogMismatch; an error when another rebuild is under way */
export async function rebuildReadModels(ports: RebuildPorts): Promise<RebuildReport> {
  const { url, tables, log } = ports;
  const open = async (schema: string, synchronousCommit: 'on' | 'off'): Promise<DataSource> => {
    const source = openDataSource({
      url,
      searchPath: schema,
      entities: tables.readModels.entities,
      max: 3,
      answerWithinMs: ANSWER_WITHIN_MS,
      synchronousCommit,
      onError: (error) => log.warn('a connection of the rebuild broke', { error }),
    });
    return source.initialize();
  };
  const live = await open(READ_MODELS_SCHEMA, 'on');
  const lock = live.createQueryRunner();
  try {
    const [row] = (await lock.query('SELECT pg_try_advisory_lock($1) AS taken', [REBUILD_LOCK])) as {
      readonly taken: boolean;
    }[];
    if (!row?.taken) throw new Error('another rebuild is under way');
    await live.query(`DROP SCHEMA IF EXISTS ${NEXT_SCHEMA} CASCADE`);
    await migrateSchema({ url, schema: NEXT_SCHEMA, migrations: tables.readModels.migrations });
    const next = await open(NEXT_SCHEMA, 'off');
    try {
      return await fillCompareSwap(ports, live, next);
    } finally {
      await next.destroy();
    }
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [REBUILD_LOCK]);
    await lock.release();
    await live.destroy();
  }
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
    await tx.query(`DROP SCHEMA IF EXISTS ${OLD_SCHEMA} CASCADE`);
    await tx.query(`ALTER SCHEMA ${READ_MODELS_SCHEMA} RENAME TO ${OLD_SCHEMA}`);
    await tx.query(`ALTER SCHEMA ${NEXT_SCHEMA} RENAME TO ${READ_MODELS_SCHEMA}`);
  });
  await live.query(`DROP SCHEMA IF EXISTS ${OLD_SCHEMA} CASCADE`);
  const { position } = await readCheckpoint(live.manager);
  log.info('the new read models are in place', { events: filler.events, position: String(position) });
  return { events: filler.events, position, differing, swapped: true };
}

/** Reads the log on into the new schema. */
class Filler {
  events = 0;
  private readonly store: ProjectionStore<EntityManager>;

  constructor(
    next: DataSource,
    private readonly ports: RebuildPorts,
  ) {
    this.store = projectionStore(next, { versions: versionsOf(ports.tables.readModels.all), live: false });
  }

  async position(): Promise<bigint | null> {
    return (await this.store.loadCheckpoint())?.position ?? null;
  }

  /** @param upTo inclusive; null: to the log's present end */
  async fill(upTo: bigint | null): Promise<void> {
    const { store: eventStore, tables, log } = this.ports;
    this.events += await fill(
      {
        eventStore,
        store: this.store,
        readModels: tables.readModels.all,
        troubled: (error) => log.warn('filling failed and is tried again', { error }),
      },
      upTo,
    );
  }
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
