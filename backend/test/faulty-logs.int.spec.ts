/** No event that somebody left out of the log, and none of money that somebody wrote twice, stops the read models: the auditors’ books are among them. */
import { randomUUID } from 'node:crypto';
import type { EventStore, StoredEvent } from '@rubicon/eventsourcing';
import type { DataSource } from 'typeorm';
import { allCodecs, EventStoreDb } from '../src/platform/event-store/index.js';
import { dataSource, migrateSchema } from '../src/platform/postgres/index.js';
import { versionsOf } from '../src/platform/projector/check-read-models.js';
import { fill } from '../src/platform/projector/fill.js';
import { projectionStore } from '../src/platform/projector/projection-store.js';
import { readCheckpoint, Tables } from '../src/platform/read-models/index.js';
import { Purchases, type Bought } from './support/purchases.js';
import { Till } from './support/till.js';
import { ToldGame } from './support/told-turns.js';

const SCHEMA = 'read_models_of_a_faulty_log';

jest.setTimeout(120_000);

let till: Till;
let store: EventStoreDb;
let readModels: Tables['readModels'];
let source: DataSource;
const log: StoredEvent[] = [];

beforeAll(async () => {
  till = await Till.open();
  const purchases = new Purchases(till);
  await play(await purchases.buy());
  await refund(await purchases.buy(1));
  await loseDispute(await purchases.buy());
  store = till.backend.app.get(EventStoreDb);
  const categories = allCodecs.map(({ category }) => category);
  for await (const event of store.readAll({ from: 'start', categories })) log.push(event);
  ({ readModels } = till.backend.app.get(Tables));
  const url = till.stack.env['DATABASE_URL']!;
  await migrateSchema({ url, schema: SCHEMA, migrations: readModels.migrations });
  source = dataSource({
    url,
    searchPath: SCHEMA,
    entities: readModels.entities,
    max: 1,
    answerWithinMs: 60_000,
    onError: () => undefined,
  });
  await source.initialize();
}, 120_000);

afterAll(async () => {
  await source?.destroy();
  await till?.close();
}, 30_000);

async function play({ player }: Bought): Promise<void> {
  const game = await ToldGame.start(till.backend, player);
  for (const tell of ['narrate', 'narrate', 'stop', 'fail', 'narrate'] as const) {
    const turnId = await game.submit();
    await game[tell](turnId);
    await game.settle(turnId);
  }
}

async function refund({ player, paymentId }: Bought): Promise<void> {
  await player.post(`/api/payments/${paymentId}/refund`).expect(202);
  await till.until(async () => {
    const { refunds } = (await till.commands.wallet.load(player.id)).state;
    return Object.values(refunds).some(({ status }) => status === 'settled') ? true : null;
  });
}

async function loseDispute({ player, paymentId }: Bought): Promise<void> {
  await till.atDashboard(`charges/${(await till.chargeOf(paymentId)).id}/dispute`);
  const disputes = async () => Object.entries((await till.commands.wallet.load(player.id)).state.disputes);
  const disputeId = await till.until(async () => {
    const { data } = await till.stripe.disputes.list({ payment_intent: await till.intentOf(paymentId) });
    return (await disputes()).length > 0 ? data[0]!.id : null;
  });
  await till.atDashboard(`disputes/${disputeId}/lost`);
  await till.until(async () =>
    (await disputes()).every(([, { status }]) => status === 'closed') ? true : null,
  );
}

/** The read models' store of a log that holds these. */
function holding(events: readonly StoredEvent[]): EventStore {
  return {
    append: (...args) => store.append(...args),
    readStream: (...args) => store.readStream(...args),
    subscribe: (options) => store.subscribe(options),
    async *readAll({ from, categories }) {
      for (const event of events) {
        const isAhead = from === 'start' || event.position > from;
        if (isAhead && categories.includes(event.streamId.slice(0, event.streamId.indexOf('-')))) yield event;
      }
    },
  };
}

/** Null: they were filled to the log’s end. */
async function troubleWith(events: readonly StoredEvent[]): Promise<string | null> {
  for (const { tableName } of source.entityMetadatas) await source.query(`TRUNCATE "${tableName}"`);
  await source.query(`UPDATE checkpoint SET position = NULL, event_id = NULL, versions = '{}'`);
  try {
    const ports = {
      eventStore: holding(events),
      store: projectionStore(source, { versions: versionsOf(readModels.all), live: false }),
      readModels: readModels.all,
      troubled(error: unknown) {
        throw error;
      },
    };
    await fill(ports, null);
    const { position } = await readCheckpoint(source.manager);
    return position === events.at(-1)?.position ? null : `ended at ${position}`;
  } catch (error) {
    return String(error);
  }
}

it('fills them from the log as it is', async () => {
  expect(new Set(log.map(({ type }) => type)).size).toBeGreaterThan(20);
  expect(await troubleWith(log)).toBeNull();
});

it('fills them from a log without any one of its events', async () => {
  const troubles: [string, string][] = [];
  for (const dropped of log) {
    const trouble = await troubleWith(log.filter((event) => event !== dropped));
    if (trouble !== null) troubles.push([dropped.type, trouble]);
  }
  expect(troubles).toEqual([]);
});

it('fills them from a log with any one of its events of money twice', async () => {
  const troubles: [string, string][] = [];
  const end = log.at(-1)!.position;
  for (const event of log.filter(({ streamId }) => /^(wallet|payment)-/.test(streamId))) {
    const again = { ...event, id: randomUUID(), revision: event.revision + 1_000n, position: end + 1n };
    const trouble = await troubleWith([...log, again]);
    if (trouble !== null) troubles.push([event.type, trouble]);
  }
  expect(troubles).toEqual([]);
});
