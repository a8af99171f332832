/** A turn ended by staff, over streams in memory. */
import {
  commandHandler,
  type Aggregate,
  type CommandHandler,
  type DomainEvent,
} from '@rubicon/eventsourcing';
import { InMemoryEventStore } from '@rubicon/eventsourcing/testing';
import { gameAggregate } from '../game/game.aggregate.js';
import type { GameEvent } from '../game/game.events.js';
import { at, failed, narrated, started, submitted, turnId } from '../testing/game-events.js';
import { granted, happened } from '../testing/wallet-events.js';
import { walletAggregate } from '../wallet/wallet.aggregate.js';
import { failPendingTurn, type StaffsEnd } from './fail-pending-turn.js';

const turn = { gameId: 'game', turnId: turnId(1) };
const cause = { correlationId: 'request', causationId: 'request', actorId: 'olga' };
const reason = 'Its key was parked for an hour.';
const byOperator: StaffsEnd = { code: 'failed_by_operator', reason };
const wallet = [
  granted('welcome', 1_000_000),
  happened('CreditsReserved', { ...turn, turnNumber: 1, amountMicroUsd: 32_000, priceVersion: '2026-11' }),
];

async function roomOf(...outcome: readonly GameEvent[]) {
  const store = new InMemoryEventStore();
  const stopped: string[] = [];
  const discarded: string[] = [];
  let ids = 0;
  const newId = () => `id ${(ids += 1)}`;
  async function put<Event extends DomainEvent>(
    streamId: string,
    { codec }: Pick<Aggregate<never, never, Event>, 'codec'>,
    events: readonly Event[],
  ): Promise<void> {
    const metadata = { at, $correlationId: 'c', $causationId: 'c', commandId: 'c', actorId: 'a' };
    await store.append(
      streamId,
      'no_stream',
      events.map((event) => ({
        id: newId(),
        type: event.type,
        data: codec.encode(event),
        metadata: { ...metadata, version: String(codec.versionOf(event.type as Event['type'])) },
      })),
    );
  }
  const handlerOf = <State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
  ): CommandHandler<State, Command, Event> =>
    commandHandler(aggregate, {
      eventStore: store,
      seal: { seal: (kid) => Promise.resolve({ v: 1 as const, kid, n: '', c: '' }) },
      uuidV5: (name, namespace) => `${namespace}#${name}`,
      random: () => 0,
      wait: () => Promise.resolve(),
    });
  await put('game-game', gameAggregate, [started, submitted(1, 'game'), ...outcome]);
  await put('wallet-player', walletAggregate, wallet);
  const history = store.log.length;
  const ports = {
    game: handlerOf(gameAggregate),
    wallet: handlerOf(walletAggregate),
    queue: {
      enqueue: () => Promise.resolve(),
      hasLiveJob: () => Promise.resolve(false),
      discard: (id: string) => Promise.resolve(void discarded.push(id)),
    },
    limits: { abandonAfterMs: Number.POSITIVE_INFINITY, pauses: [] },
    now: () => Date.parse(at),
    newId,
  };
  return {
    stopped,
    discarded,
    appended: () => store.log.slice(history),
    fail: (end: StaffsEnd) =>
      failPendingTurn(
        turn,
        end,
        {
          requestStop: (id) => {
            stopped.push(id);
            return Promise.resolve();
          },
        },
        ports,
        cause,
      ),
  };
}

it('fails for the reason that was given, under who gave it, and what was reserved comes back', async () => {
  const room = await roomOf();
  const { kind, position } = await room.fail(byOperator);
  const [first, second, ...more] = room.appended();
  expect([kind, position, more]).toEqual(['failed', second?.position, []]);
  expect([first?.type, first?.data]).toEqual([
    'TurnFailed',
    { ...failed(1, 'failed_by_operator', 0, null).data, reason },
  ]);
  expect(second?.type).toBe('ReservationReleased');
  expect([first, second].map((event) => event?.metadata.actorId)).toEqual(['olga', 'olga']);
  expect([room.stopped, room.discarded]).toEqual([[turn.turnId], [turn.turnId]]);
});

it('is ended once, however often it is asked for', async () => {
  const room = await roomOf();
  await room.fail(byOperator);
  expect((await room.fail(byOperator)).kind).toBe('failed_before');
  expect(room.appended().map(({ type }) => type)).toEqual(['TurnFailed', 'ReservationReleased']);
});

it('is ended by one of two who do so at the same moment', async () => {
  const room = await roomOf();
  const kinds = (await Promise.all([room.fail(byOperator), room.fail(byOperator)])).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['failed', 'failed_before']);
  expect(room.appended().map(({ type }) => type)).toEqual(['TurnFailed', 'ReservationReleased']);
});

it('is released where an earlier call broke off before that', async () => {
  const room = await roomOf(failed(1, 'failed_by_operator', 0));
  expect((await room.fail(byOperator)).kind).toBe('failed_before');
  expect(room.appended().map(({ type }) => type)).toEqual(['ReservationReleased']);
});

it.each<[string, GameEvent]>([
  ['told', narrated(1)],
  ['failed otherwise', failed(1)],
  ['ended by support', failed(1, 'failed_by_support', 0)],
])('keeps the end it has when it is %s', async (_, outcome) => {
  const room = await roomOf(outcome);
  expect(await room.fail(byOperator)).toEqual({ kind: 'not_pending', position: null });
  expect([room.appended(), room.stopped, room.discarded]).toEqual([[], [], []]);
});
