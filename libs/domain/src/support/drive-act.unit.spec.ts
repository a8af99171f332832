/** Every act, carried out over streams in memory: once, wherever it breaks off, and exactly as its dry run said. */
import {
  commandHandler,
  type Aggregate,
  type CommandHandler,
  type DomainEvent,
  type StoredEvent,
} from '@rubicon/eventsourcing';
import { InMemoryEventStore } from '@rubicon/eventsourcing/testing';
import { gameAggregate } from '../game/game.aggregate.js';
import type { GameEvent } from '../game/game.events.js';
import { paymentAggregate } from '../payment/payment.aggregate.js';
import type { PaymentEvent } from '../payment/payment.events.js';
import { playerAggregate } from '../player/player.aggregate.js';
import type { PlayerEvent } from '../player/player.events.js';
import { started, submitted, failed } from '../testing/game-events.js';
import { ada, approved, at, ben, playerId, reason, supported } from '../testing/support-events.js';
import { granted, happened, purchased, reserved } from '../testing/wallet-events.js';
import { walletAggregate } from '../wallet/wallet.aggregate.js';
import type { WalletEvent } from '../wallet/wallet.events.js';
import type { Act, PaymentEvidence } from './act.js';
import type { ActPorts } from './act-ports.js';
import { driveAct } from './drive-act.js';
import { planAct } from './plan-act.js';
import { supportAggregate } from './support.aggregate.js';
import type { RequestAct } from './support.commands.js';
import type { SupportEvent } from './support.events.js';

const actId = 'act';
const evidence: PaymentEvidence = { amountCents: 500, paidOn: '2026-11-20', last4: '4242' };

class Crash extends Error {}

interface World {
  readonly wallet?: readonly WalletEvent[];
  readonly player?: readonly PlayerEvent[];
  readonly payment?: readonly PaymentEvent[];
  readonly game?: readonly GameEvent[];
  readonly support?: readonly SupportEvent[];
  readonly isGone?: boolean;
  readonly paid?: PaymentEvidence | null;
}

/** What lies outside the log, and how often each was done. */
interface Outside {
  readonly letters: Set<string>;
  readonly jobs: string[];
  readonly stopped: Set<string>;
  readonly sessionsOf: Set<string>;
}

/** @param crashAt counts what is asked of the ports; the one of this number happens or does not, and then nothing answers */
class Room {
  readonly store = new InMemoryEventStore();
  readonly outside: Outside = { letters: new Set(), jobs: [], stopped: new Set(), sessionsOf: new Set() };
  crashAt = Number.POSITIVE_INFINITY;
  crashesBefore = false;
  asked = 0;
  private ids = 0;
  private historyLength = 0;

  static async of(world: World): Promise<Room> {
    const room = new Room();
    const registered: PlayerEvent = { type: 'PlayerRegistered', data: { playerId, registeredAt: at } };
    await room.put(playerAggregate, playerId, [registered, ...(world.player ?? [])]);
    await room.put(walletAggregate, playerId, world.wallet ?? []);
    await room.put(paymentAggregate, 'payment', world.payment ?? []);
    await room.put(gameAggregate, 'game', world.game ?? []);
    await room.put(supportAggregate, playerId, world.support ?? []);
    room.historyLength = room.store.log.length;
    room.world = world;
    return room;
  }
  private world: World = {};

  private async put<Event extends DomainEvent>(
    { category, codec }: Pick<Aggregate<never, never, Event>, 'category' | 'codec'>,
    id: string,
    events: readonly Event[],
  ): Promise<void> {
    if (events.length === 0) return;
    const metadata = { at, $correlationId: 'c', $causationId: 'c', commandId: 'c', actorId: 'a' };
    await this.store.append(
      `${category}-${id}`,
      'no_stream',
      events.map((event) => ({
        id: `history ${(this.ids += 1)}`,
        type: event.type,
        data: codec.encode(event),
        metadata: { ...metadata, version: String(codec.versionOf(event.type as Event['type'])) },
      })),
    );
  }

  /** What was appended since the history, without ids and times. */
  get appended(): Pick<StoredEvent, 'streamId' | 'type' | 'data'>[] {
    return this.store.log
      .slice(this.historyLength)
      .map(({ streamId, type, data: { private: _sealed, ...data } }) => ({ streamId, type, data }));
  }

  get types(): string[] {
    return this.appended.map(({ type }) => type);
  }

  get actors(): string[] {
    return this.store.log.slice(this.historyLength).map(({ metadata }) => metadata.actorId);
  }

  ports(): ActPorts {
    const handlerOf = <State, Command, Event extends DomainEvent>(
      aggregate: Aggregate<State, Command, Event>,
    ): CommandHandler<State, Command, Event> => {
      const handler = commandHandler(aggregate, {
        eventStore: this.store,
        seal: { seal: (kid) => Promise.resolve({ v: 1 as const, kid, n: '', c: '' }) },
        uuidV5: (name, namespace) => `${namespace}#${name}`,
        random: () => 0,
        wait: () => Promise.resolve(),
      });
      return {
        handle: (...args) => this.call(() => handler.handle(...args)),
        load: (id) => this.call(() => handler.load(id)),
      };
    };
    const { outside, world } = this;
    const wallet = handlerOf(walletAggregate);
    const newId = () => `command ${(this.ids += 1)}`;
    const now = () => Date.parse(at);
    const unasked = () => Promise.reject(new Error('the provider is not asked for this'));
    return {
      support: handlerOf(supportAggregate),
      payments: {
        wallet,
        payment: handlerOf(paymentAggregate),
        player: handlerOf(playerAggregate),
        provider: {
          findSession: unasked,
          sessionOf: unasked,
          refund: unasked,
          refundsOf: unasked,
          disputesOf: unasked,
        },
        claimantOf: () => this.call(() => Promise.resolve(null)),
        contextFor: (paymentId) => ({
          commandId: newId(),
          correlationId: paymentId,
          causationId: paymentId,
          actorId: 'system:payments',
          at,
          keyOwner: null,
        }),
        now,
        refundIdOf: (name, paymentId) => `${paymentId}#${name}`,
        alarm: () => undefined,
      },
      turns: {
        wallet,
        game: handlerOf(gameAggregate),
        queue: {
          enqueue: (job) =>
            this.call(
              () => void outside.jobs.push(`${job.turnId}: rank ${job.rank}, attempt ${job.attempt}`),
            ),
          hasLiveJob: () => this.call(() => outside.jobs.length > 0),
          discard: () => this.call(() => undefined),
        },
        limits: { abandonAfterMs: 180_000, pauses: [] },
        now,
        newId,
      },
      telling: { requestStop: (turnId) => this.call(() => void outside.stopped.add(turnId)) },
      endSessions: (id) => this.call(() => void outside.sessionsOf.add(id)),
      sendLetter: (id, act) =>
        this.call(() => {
          if (world.isGone) return 'gone';
          outside.letters.add(`${id} ${act}`);
          return 'sent';
        }),
      evidenceOf: () => this.call(() => (world.isGone ? null : evidence)),
      paidWith: () => this.call(() => (world.paid === undefined ? evidence : world.paid)),
    };
  }

  private async call<T>(work: () => T | Promise<T>): Promise<T> {
    this.asked += 1;
    if (this.asked < this.crashAt) return work();
    if (this.asked === this.crashAt && !this.crashesBefore) await work();
    throw new Crash();
  }
}

const fresh = submitted(1, 'game');
const turn = { ...fresh, data: { ...fresh.data, submittedAt: at } };
const turnRef = { gameId: 'game', turnId: turn.data.turnId };
const what = {
  paymentId: 'payment',
  amountCents: 500,
  creditsMicroUsd: 5_000_000,
  product: 'credits',
} as const;
const opened: PaymentEvent = {
  type: 'CheckoutOpened',
  data: { ...what, playerId: null, returnTo: 'account', openedAt: at },
};
const paidBy = (owner: string | null): readonly PaymentEvent[] => [
  { ...opened, data: { ...opened.data, playerId: owner } },
  { type: 'CheckoutSessionAttached', data: { paymentId: 'payment', sessionId: 's' } },
  {
    type: 'PaymentCompleted',
    data: { ...what, playerId: owner, sessionId: 's', paymentIntentId: 'i', completedAt: at },
  },
];
const bought = [purchased('payment', 5_000_000)];
const inTurn = {
  game: [started, turn],
  wallet: [
    granted('welcome', 1_000_000),
    happened('CreditsReserved', {
      ...turnRef,
      turnNumber: 1,
      amountMicroUsd: 32_000,
      priceVersion: '2026-11',
    }),
  ],
};
const reportTaken = supported('ReportTaken', { reportId: 'report', staffId: ada, takenAt: at });
const leaving: PlayerEvent = { type: 'PlayerErasureRequested', data: { playerId, requestedAt: at } };
const suspended: PlayerEvent = {
  type: 'PlayerSuspended',
  data: { playerId, actId: 'before', suspendedAt: at },
};

const goodwill: Act = { kind: 'goodwill', amountMicroUsd: 2_000_000 };
const refund: Act = { kind: 'refund', paymentId: 'payment', amountCents: 200 };
const attach: Act = { kind: 'attach_payment', paymentId: 'payment' };
const answer: Act = { kind: 'answer_report', reportId: 'report' };
const drive: Act = { kind: 'drive_turn', ...turnRef };
const fail: Act = { kind: 'fail_turn', ...turnRef };

interface Case {
  readonly act: Act;
  readonly world: World;
  /** What it appends between being allowed and being carried out. */
  readonly appends: readonly string[];
  readonly outside?: Partial<Record<keyof Outside, readonly string[]>>;
}

const cases: readonly (readonly [string, Case])[] = [
  ['gives credits', { act: goodwill, world: {}, appends: ['CreditsGranted'] }],
  ['pays money back', { act: refund, world: { wallet: bought }, appends: ['RefundHeld'] }],
  [
    'attaches a payment',
    { act: attach, world: { payment: paidBy(null) }, appends: ['PaymentClaimed', 'CreditsPurchased'] },
  ],
  [
    'drives a turn on that nobody has reserved for',
    {
      act: drive,
      world: { game: inTurn.game, wallet: [granted('welcome', 1_000_000), reserved(1, 32_000, 'other')] },
      appends: ['CreditsReserved'],
      outside: { jobs: ['turn-1: rank 2, attempt 2'] },
    },
  ],
  [
    'drives a turn on that cannot be paid',
    { act: drive, world: { game: inTurn.game }, appends: ['ReservationDeclined', 'TurnFailed'] },
  ],
  [
    'fails a turn, and gives back what was put by',
    {
      act: fail,
      world: inTurn,
      appends: ['TurnFailed', 'ReservationReleased'],
      outside: { stopped: ['turn-1'] },
    },
  ],
  [
    'ends sign-ins',
    { act: { kind: 'end_sessions' }, world: {}, appends: [], outside: { sessionsOf: [playerId] } },
  ],
  ['suspends', { act: { kind: 'suspend' }, world: {}, appends: ['PlayerSuspended'] }],
  [
    'lifts a suspension',
    { act: { kind: 'lift_suspension' }, world: { player: [suspended] }, appends: ['SuspensionLifted'] },
  ],
  [
    'answers a report',
    {
      act: answer,
      world: { support: [reportTaken] },
      appends: ['ReportAnswered'],
      outside: { letters: [`${playerId} ${actId}`] },
    },
  ],
  [
    'writes a letter',
    { act: { kind: 'write_letter' }, world: {}, appends: [], outside: { letters: [`${playerId} ${actId}`] } },
  ],
];

const commandOf = (act: Act): RequestAct => ({
  type: 'RequestAct',
  playerId,
  actId,
  staffId: ada,
  act,
  reason,
  letter: 'Dear player, sorry.',
  evidence,
  approvalAboveMicroUsd: 5_000_000,
  bodyHash: 'body',
  at,
});

/** With the act asked for, and approved where it needs that. */
async function allowed({ act, world }: Pick<Case, 'act' | 'world'>): Promise<Room> {
  const needsApproval = act.kind === 'attach_payment';
  const asked = supported(
    'ActRequested',
    { actId, staffId: ada, act, needsApproval, bodyHash: 'body', requestedAt: at },
    { reason },
  );
  const support = [...(world.support ?? []), asked, ...(needsApproval ? [approved()] : [])];
  return Room.of({ ...world, support });
}

function expectOutside({ outside }: Room, expected: Case['outside'] = {}): void {
  const { letters, jobs, stopped, sessionsOf } = outside;
  expect({ letters: [...letters], jobs, stopped: [...stopped], sessionsOf: [...sessionsOf] }).toEqual({
    letters: [],
    jobs: [],
    stopped: [],
    sessionsOf: [],
    ...expected,
  });
}

describe.each(cases)('an act %s', (_name, each) => {
  it('once it is allowed, in the name of whoever asked', async () => {
    const room = await allowed(each);
    const { entry, refusal, position } = await driveAct(playerId, actId, room.ports());
    expect([entry?.status, refusal]).toEqual(['carried_out', null]);
    expect(room.types).toEqual([...each.appends, 'ActCarriedOut']);
    expect(position).toBe(room.store.log.at(-1)!.position);
    expect(room.actors.filter((actor) => actor !== 'system:payments')).toEqual(
      room.types.filter((type) => type !== 'CreditsPurchased').map(() => ada),
    );
    expectOutside(room, each.outside);
  });

  it('once, however often it is driven', async () => {
    const room = await allowed(each);
    await driveAct(playerId, actId, room.ports());
    const after = room.appended;
    await driveAct(playerId, actId, room.ports());
    expect(room.appended).toEqual(after);
    expectOutside(room, each.outside);
  });

  it.each([true, false])(
    'once, wherever it breaks off (before what was asked happened: %p)',
    async (before) => {
      const undisturbed = await allowed(each);
      await driveAct(playerId, actId, undisturbed.ports());
      expect(undisturbed.asked).toBeGreaterThan(2);
      for (let crashAt = 1; crashAt <= undisturbed.asked; crashAt += 1) {
        const room = await allowed(each);
        Object.assign(room, { crashAt, crashesBefore: before });
        await expect(driveAct(playerId, actId, room.ports())).rejects.toThrow(Crash);
        room.crashAt = Number.POSITIVE_INFINITY;
        await driveAct(playerId, actId, room.ports());
        expect(room.appended).toEqual(undisturbed.appended);
        expectOutside(room, each.outside);
      }
    },
  );

  it('as its dry run says, which appends nothing', async () => {
    const room = await Room.of(each.world);
    const plan = await planAct(commandOf(each.act), room.ports());
    expect(room.types).toEqual([]);
    expectOutside(room);
    const needsApproval = each.act.kind === 'attach_payment';
    expect(plan).toMatchObject({ kind: 'planned', needsApproval });
    const planned = plan.kind === 'planned' ? plan.events : [];
    expect(planned.map(({ type }) => type)).toEqual([
      'ActRequested',
      ...(needsApproval ? ['ActApproved'] : []),
      ...each.appends,
      'ActCarriedOut',
    ]);

    const real = await allowed(each);
    await driveAct(playerId, actId, real.ports());
    expect(planned.slice(needsApproval ? 2 : 1).map(({ streamId, type }) => ({ streamId, type }))).toEqual(
      real.appended.map(({ streamId, type }) => ({ streamId, type })),
    );
  });
});

describe('an act that cannot be done', () => {
  it.each<[string, Act, World, string]>([
    ['credits for somebody who leaves', goodwill, { player: [leaving] }, 'player_erased'],
    ['money of a purchase that is not theirs', refund, {}, 'unknown_purchase'],
    [
      'more money than is left',
      { ...refund, amountCents: 501 },
      { wallet: bought },
      'refund_exceeds_purchase',
    ],
    ['a payment that never was', attach, {}, 'unknown_payment'],
    ['a payment that was not paid', attach, { payment: [opened] }, 'not_paid'],
    ['a payment of another', attach, { payment: paidBy('another') }, 'claimed_by_another'],
    [
      'a payment on other evidence',
      attach,
      { payment: paidBy(null), paid: { ...evidence, last4: '0002' } },
      'evidence_mismatch',
    ],
    [
      'a payment that the provider does not know',
      attach,
      { payment: paidBy(null), paid: null },
      'evidence_mismatch',
    ],
    [
      'a payment for somebody who leaves',
      attach,
      { payment: paidBy(null), player: [leaving] },
      'player_erased',
    ],
    ['a turn of another’s game', { ...drive, gameId: 'other' }, inTurn, 'game_not_found'],
    ['the end of a turn of another’s game', { ...fail, gameId: 'other' }, inTurn, 'game_not_found'],
    ['a turn that never was', { ...fail, turnId: 'none' }, inTurn, 'unknown_turn'],
    ['the end of a turn that has ended', fail, { game: [started, turn, failed(1)] }, 'turn_not_pending'],
    ['a suspension of somebody who leaves', { kind: 'suspend' }, { player: [leaving] }, 'player_erased'],
  ])('fails by its refusal, and is not planned: %s', async (_name, act, world, code) => {
    const room = await allowed({ act, world });
    const { entry, refusal } = await driveAct(playerId, actId, room.ports());
    expect([entry?.status, refusal]).toEqual([
      'failed',
      { code, detail: expect.stringMatching(/^[A-Z].*\.$/) as string },
    ]);
    expect(room.types).toEqual(['ActFailed']);
    expect(room.appended[0]!.data).toMatchObject({ actId, code });

    const dry = await Room.of(world);
    expect(await planAct(commandOf(act), dry.ports())).toEqual({ kind: 'refused', refusal });
    expect(dry.types).toEqual([]);
  });

  it('fails when whom it is for has gone meanwhile', async () => {
    for (const act of [attach, { kind: 'write_letter' } as const]) {
      const room = await allowed({ act, world: { isGone: true, payment: paidBy(null) } });
      expect((await driveAct(playerId, actId, room.ports())).refusal?.code).toBe('player_erased');
      expect(room.types).toEqual(['ActFailed']);
    }
  });

  it('fails when another took the report meanwhile, and writes no letter', async () => {
    const asked = supported(
      'ActRequested',
      { actId, staffId: ada, act: answer, needsApproval: false, bodyHash: 'body', requestedAt: at },
      { reason },
    );
    const taken = supported('ReportTaken', { reportId: 'report', staffId: ben, takenAt: at });
    const room = await Room.of({ support: [asked, taken] });
    expect((await driveAct(playerId, actId, room.ports())).refusal?.code).toBe('report_taken');
    expectOutside(room);
  });

  it('is refused by the rules before it is planned', async () => {
    const room = await Room.of({});
    const plan = await planAct({ ...commandOf(goodwill), reason: 'So.' }, room.ports());
    expect(plan).toMatchObject({ kind: 'refused', refusal: { code: 'reason_too_short' } });
  });

  it('that waits is left alone', async () => {
    const waiting = supported(
      'ActRequested',
      { actId, staffId: ada, act: goodwill, needsApproval: true, bodyHash: 'body', requestedAt: at },
      { reason },
    );
    const room = await Room.of({ support: [waiting] });
    expect((await driveAct(playerId, actId, room.ports())).entry?.status).toBe('waiting');
    expect(room.types).toEqual([]);
  });

  it('nobody asked for is none', async () =>
    expect(await driveAct(playerId, 'none', (await Room.of({})).ports())).toMatchObject({ entry: null }));
});

it('keeps what was given to somebody who began to leave before it was recorded', async () => {
  const room = await allowed({ act: goodwill, world: {} });
  room.crashAt = 4;
  await expect(driveAct(playerId, actId, room.ports())).rejects.toThrow(Crash);
  expect(room.types).toEqual(['CreditsGranted']);
  room.crashAt = Number.POSITIVE_INFINITY;
  const context = { commandId: 'x', correlationId: 'x', causationId: 'x', actorId: 'x', at, keyOwner: null };
  await room.ports().payments.player.handle(playerId, { type: 'RequestErasure', at }, context);
  expect((await driveAct(playerId, actId, room.ports())).entry?.status).toBe('carried_out');
});

it('plans with the amounts that would move', async () => {
  const amounts = async (act: Act, world: World) => {
    const plan = await planAct(commandOf(act), (await Room.of(world)).ports());
    return plan.kind === 'planned'
      ? plan.events.map(({ type, says, amountMicroUsd }) => [type, says.length > 10, amountMicroUsd])
      : plan;
  };
  expect(await amounts(goodwill, {})).toEqual([
    ['ActRequested', true, null],
    ['CreditsGranted', true, 2_000_000],
    ['ActCarriedOut', true, null],
  ]);
  expect(await amounts(refund, { wallet: bought })).toEqual([
    ['ActRequested', true, null],
    ['RefundHeld', true, 2_000_000],
    ['ActCarriedOut', true, null],
  ]);
});
