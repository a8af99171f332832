/**
 * The trial of the turn: the product's own `commandHandler`, `runProcess`, `playTurn`, `narrateJob`, `driveGame` and deciders in a
 * simulated world. Two games on one wallet, the same keys in both; API, process managers and two workers that crash,
 * freeze and lose answers; payers, a visitor, a refunder, a deleter, a rewinder, somebody who stops turns; a payment provider with banks
 * that dispute and notices that come as they like, followed by the product's own `followPayment` and `learnNotice`; and now and then the
 * player leaves for good in the middle of it.
 */
import {
  commandHandler,
  EventStoreUnavailable,
  runProcess,
  soleOwner,
  type Aggregate,
  type CommandHandler,
  type DomainEvent,
  type EventStore,
  type KeyProcess,
  type ProcessStore,
  type StoredEvent,
} from '@rubicon/eventsourcing';
import {
  InMemoryEventStore,
  Simulation,
  simulatedEventStore,
  type Incarnation,
} from '@rubicon/eventsourcing/testing';
import { gameAggregate } from '../../game/game.aggregate.js';
import type { SubmitTurn } from '../../game/game.commands.js';
import type { GameEvent } from '../../game/game.events.js';
import { emptyScene } from '../../scene/scene.js';
import { walletAggregate } from '../../wallet/wallet.aggregate.js';
import { driveGame, gameIdOf, TURN_EVENT_TYPES } from '../drive-game.js';
import {
  deleteErasedGame,
  endErasedTurn,
  failUnshownTurn,
  settleReservations,
  type Telling,
} from '../end-turns.js';
import { narrateJob, type Narration, type Narrator, type UnrecordedTurnCosts } from '../narrate-job.js';
import { playTurn } from '../play-turn.js';
import { turnIdName } from '../turn-id.js';
import { contextOf, type Cause, type TurnPorts } from '../turn-ports.js';
import { driveErasure, type ErasureProgress, type ErasureStep } from '../../erasure/drive-erasure.js';
import type { ErasureStage } from '../../erasure/erasure.process.js';
import { forfeitRest } from '../../erasure/forfeit-rest.js';
import { drivePayment } from '../../payment/drive-payment.js';
import { followPayment, PAYMENT_EVENT_TYPES, paymentIdOf } from '../../payment/follow-payment.js';
import { learnNotice, learnSession } from '../../payment/learn-payment.js';
import { paymentAggregate } from '../../payment/payment.aggregate.js';
import type { PaymentEvent } from '../../payment/payment.events.js';
import type { PaymentPorts } from '../../payment/payment-ports.js';
import { playerAggregate } from '../../player/player.aggregate.js';
import type { WalletEvent } from '../../wallet/wallet.events.js';
import { isFollowed, judgeMoney } from './judge-money.js';
import { judge, openTurns } from './judge.js';
import { judgeCosts, type ModelCall } from './judge-costs.js';
import { SimulatedProvider, type ProviderPayment } from './simulated-provider.js';
import type { Mutant } from './mutant.js';
import { SimulatedQueue } from './simulated-queue.js';

export interface Verdict {
  readonly seed: number;
  readonly violations: readonly string[];
  readonly faults: ReadonlyMap<string, number>;
  readonly steps: number;
  readonly turns: number;
  readonly narrated: number;
  /** For other judges: all that was written, and what the provider knows of it. */
  readonly log: readonly StoredEvent[];
  readonly payments: readonly ProviderPayment[];
}

export interface TrialOptions {
  readonly seed: number;
  readonly settle: () => Promise<void>;
  readonly mutant?: Mutant;
}

const START_MS = Date.parse('2030-01-01T00:00:00.000Z');
const FAULTS_FOR_MS = 25_000;
const PATIENCE_MS = 400_000;
const MOST_STEPS = 40_000;
const PLAYER = 'player';
const GAMES = ['a', 'b'] as const;
const TURNS_PER_GAME = 4;
const CEILING = 32_000;
/** Above any ceiling; each call costs a little more than the one before. */
const CALL_COST = 1_000_000;
const LIMITS = { abandonAfterMs: 180_000, pauses: [] };
const world = {
  stats: { influence: 50, reputation: 50, resources: 50 },
  date: { ordinal: 0, label: '' },
  phase: 'first',
  factions: {},
  bent: [],
};
const nobody: Cause = { correlationId: 'start', causationId: 'start', actorId: 'start' };
const usage = { input: 1_000, cachedInput: 0, output: 500 };

export async function runTrial({ seed, settle, mutant = { name: 'none' } }: TrialOptions): Promise<Verdict> {
  /**
   * Every fourth run is stormier and has no quick path, nobody looks for what is overdue, but its queue loses nothing: there events
   * alone must do.
   */
  const looksForOverdue = seed % 4 !== 0;
  const faultRate = looksForOverdue ? 0.02 : 0.06;
  const simulation = new Simulation({ seed, startAtMs: START_MS, settle, faultRate });
  const store = new InMemoryEventStore();
  const queue = new SimulatedQueue(looksForOverdue);
  const checkpoints = new Map<string, bigint>();
  const diaries = {
    accepted: new Set<string>(),
    unnarratable: new Set<string>(),
    claimants: new Map<string, string>(),
    alarms: [] as string[],
    falseRefusals: [] as string[],
    leaves: false,
    shownBeforeLeaving: new Set<string>(),
    losesJobs: looksForOverdue,
  };
  const calls: ModelCall[] = [];
  const notedMicroUsd: number[] = [];
  /** Turns of which words were shown. */
  const shown = new Set<string>();
  const provider = new SimulatedProvider({
    random: () => simulation.random(),
    integer: (below) => simulation.integer(below),
    losesNotices: looksForOverdue,
    note: (what) => simulation.note(what, 'provider'),
  });
  const stopRequested = new Set<string>();
  const unfinished = new Set<string>();
  let ids = 0;

  const iso = (): string => new Date(simulation.now()).toISOString();
  const newId = (): string => `id-${(ids += 1)}`;
  const turnIdOf = mutant.turnId ?? turnIdName;

  function handlerOf<State, Command, Event extends DomainEvent>(
    life: Incarnation,
    aggregate: Aggregate<State, Command, Event>,
    eventStore: EventStore,
  ): CommandHandler<State, Command, Event> {
    return commandHandler(aggregate, {
      eventStore,
      seal: {
        seal: (kid) => simulation.call(life, 'seal', () => ({ v: 1 as const, kid, n: '', c: '' })),
      },
      uuidV5: mutant.eventId ?? ((name, namespace) => `${namespace}#${name}`),
      random: () => simulation.random(),
      wait: (milliseconds) => simulation.wait(life, milliseconds),
    });
  }

  function portsOf(life: Incarnation): TurnPorts {
    const simulated = simulatedEventStore(simulation, life, store);
    const eventStore = mutant.eventStore?.(simulated) ?? simulated;
    const game = {
      ...gameAggregate,
      decider: mutant.gameDecider?.(gameAggregate.decider) ?? gameAggregate.decider,
    };
    const wallet = {
      ...walletAggregate,
      decider: mutant.walletDecider?.(walletAggregate.decider) ?? walletAggregate.decider,
    };
    const unavailable = (): Error => new Error('the queue did not answer');
    const ports: TurnPorts = {
      game: handlerOf(life, game, eventStore),
      wallet: handlerOf(life, wallet, eventStore),
      queue: {
        enqueue: (job) => simulation.call(life, 'enqueue', () => queue.enqueue(job), { unavailable }),
        hasLiveJob: (turnId) =>
          simulation.call(life, 'look for a job', () => queue.hasLiveJob(turnId), { unavailable }),
        discard: (turnId) => simulation.call(life, 'discard a job', () => queue.discard(turnId)),
      },
      limits: LIMITS,
      now: () => simulation.now(),
      newId,
    };
    return mutant.turnPorts?.(ports) ?? ports;
  }

  const wait = (life: Incarnation, from: number, to: number): Promise<void> =>
    simulation.wait(life, from + simulation.random() * (to - from));
  const causeOf = (life: Incarnation): Cause => ({
    correlationId: life.actor,
    causationId: life.actor,
    actorId: life.actor,
  });

  /** Somebody outside: does one thing, and does it again until it has an answer, whatever crashes. */
  function insists(actor: string, task: (life: Incarnation, ports: TurnPorts) => Promise<void>): void {
    unfinished.add(actor);
    simulation.spawn(actor, async (life) => {
      const ports = portsOf(life);
      while (unfinished.has(actor)) {
        try {
          await task(life, ports);
          unfinished.delete(actor);
        } catch {
          await wait(life, 100, 500);
        }
      }
    });
  }

  await commandHandler(playerAggregate, {
    eventStore: store,
    seal: { seal: (kid) => Promise.resolve({ v: 1 as const, kid, n: '', c: '' }) },
    uuidV5: (name, namespace) => `${namespace}#${name}`,
    random: () => 0,
    wait: () => Promise.resolve(),
  }).handle(
    PLAYER,
    { type: 'RegisterPlayer', playerId: PLAYER, at: iso() },
    contextOf(nobody, { now: () => START_MS, newId }, null),
  );

  for (const gameId of GAMES) {
    let key = 0;
    let asking = -1;
    insists(`player of ${gameId}`, async (life, ports) => {
      if (diaries.leaves) return;
      const starting = contextOf(causeOf(life), ports, PLAYER);
      await ports.game.handle(
        gameId,
        {
          type: 'StartGame',
          gameId,
          playerId: PLAYER,
          gameType: 'roman_republic',
          difficulty: 'normal',
          characterId: 1,
          isHistorical: true,
          world,
          character: { name: '', estate: '', profession: '', description: '', politicalLeanings: 'moderate' },
          narrative: '',
          suggestions: [],
        },
        starting,
      );
      await wait(life, 0, 4_000);
      // What was let in just before the fence goes on; nothing new is.
      while (key < TURNS_PER_GAME && !diaries.leaves) {
        // Without an answer some ask again with the same key, and some close the page: nobody drives that turn on from here.
        if (asking === key && simulation.random() < 0.5) key += 1;
        asking = key;
        const context = contextOf(causeOf(life), ports, PLAYER);
        const turnId = turnIdOf(PLAYER, gameId, `key-${key}`);
        const command: SubmitTurn = {
          type: 'SubmitTurn',
          gameId,
          playerId: PLAYER,
          turnId,
          parentTurnId: null,
          kind: 'action',
          userInput: 'Cross the river.',
          inputCharacters: 16,
          bodyHash: `hash of key-${key}`,
          ceilingMicroUsd: CEILING,
          priceVersion: 'trial',
          at: context.at,
        };
        const asked = store.log.length;
        const outcome = await playTurn(command, context, looksForOverdue ? ports : withoutQuickPath(ports));
        if (outcome.kind === 'refused' && outcome.refusal.code === 'turn_pending') {
          asking = -1;
          if (!wasPending(store, gameId, asked)) diaries.falseRefusals.push(`${turnId}: nothing was pending`);
          await wait(life, 500, 2_000);
          continue;
        }
        if (outcome.kind === 'accepted') diaries.accepted.add(turnId);
        asking = -1;
        // Now and then a double click: the same key once more.
        if (outcome.kind === 'accepted' && simulation.random() < 0.2) continue;
        key += 1;
        await wait(life, 100, 2_500);
      }
    });
  }

  simulation.spawn('process manager', async (life) => {
    const ports = portsOf(life);
    const unavailable = (): Error => new Error('the checkpoints did not answer');
    const processStore: ProcessStore = {
      loadCheckpoint: (name) =>
        simulation.call(life, 'load checkpoint', () => checkpoints.get(name) ?? null, { unavailable }),
      saveCheckpoint: (name, position) =>
        simulation.call(life, 'save checkpoint', () => void checkpoints.set(name, position), { unavailable }),
    };
    const eventStore = simulatedEventStore(simulation, life, store);
    const graceMs = looksForOverdue ? 2_000 : 0;
    const listOverdue = (): Promise<string[]> =>
      simulation.call(life, 'list overdue turns', () => {
        const before = new Date(simulation.now() - graceMs).toISOString();
        return openTurns(store.log).flatMap(({ gameId, submittedAt }) =>
          submittedAt < before ? [gameId] : [],
        );
      });
    const process: KeyProcess<GameEvent> = {
      name: 'turn',
      categories: ['game'],
      startAt: looksForOverdue ? 'now' : 'beginning',
      handles: TURN_EVENT_TYPES,
      key: gameIdOf,
      drive: (gameId, newest) => driveGame(gameId, newest, ports, graceMs),
      ...(looksForOverdue && !mutant.looksForNothingOverdue
        ? { overdue: { everyMs: 2_000, list: listOverdue } }
        : {}),
    };
    await runProcess(
      process,
      {
        eventStore: mutant.processEventStore?.(eventStore, processStore) ?? eventStore,
        store: processStore,
        codecs: [gameAggregate.codec],
        lease: soleOwner,
        wait: (milliseconds) => simulation.wait(life, milliseconds),
        random: () => simulation.random(),
        troubled: () => undefined,
        parked: () => undefined,
        stillParked: () => undefined,
        unparked: () => undefined,
        options: { parkedRetryMs: 5_000, checkpointEveryMs: 300 },
      },
      new AbortController().signal,
    );
  });

  const narratorOf = (life: Incarnation, delivered: Delivered): Narrator => ({
    costMicroUsd: () => delivered.call?.costMicroUsd ?? 0,
    narrate: async ({ job, turn }): Promise<Narration> => {
      await wait(life, 100, 1_500);
      const isShown = await simulation.call(life, 'first words', () => {
        if (simulation.random() < 0.2 || stopRequested.has(turn.turnId)) return false;
        shown.add(turn.turnId);
        return true;
      });
      await wait(life, 100, 1_500);
      return simulation.call(life, 'model', (): Narration => {
        const providerCostMicroUsd = CALL_COST + calls.length;
        delivered.call = { turnId: turn.turnId, costMicroUsd: providerCostMicroUsd, fate: 'under way' };
        calls.push(delivered.call);
        if (simulation.faults && simulation.random() < 0.18) {
          simulation.note('narrator stumbles', 'model');
          throw new Error('the narrator stumbled: the job is to be delivered again');
        }
        const answer = {
          attempt: job.attempt,
          model: 'chronicler',
          usage,
          priceVersion: turn.priceVersion,
          chargeMicroUsd: 3_000 + simulation.integer(CEILING),
          providerCostMicroUsd,
          outputCharacters: 9,
          suggestions: [],
        };
        if (stopRequested.has(turn.turnId)) {
          const narrative = isShown ? 'The river' : '';
          if (narrative === '') diaries.unnarratable.add(turn.turnId);
          return { type: 'StopTurn', ...answer, narrative };
        }
        if (simulation.random() < 0.08) {
          diaries.unnarratable.add(turn.turnId);
          return { type: 'FailTurn', code: 'model_unavailable', providerCostMicroUsd };
        }
        return {
          type: 'NarrateTurn',
          ...answer,
          world,
          narrative: 'The river is behind you.',
          chronicle: [],
          scene: emptyScene,
          sceneFaults: 0,
          ending: null,
        };
      });
    },
  });
  const unrecordedOf = (life: Incarnation): UnrecordedTurnCosts => {
    const costs: UnrecordedTurnCosts = {
      add: (_what, costMicroUsd) =>
        simulation.call(life, 'note a cost', () => {
          if (costMicroUsd > 0) notedMicroUsd.push(costMicroUsd);
        }),
    };
    return mutant.unrecorded?.(costs) ?? costs;
  };
  for (const worker of ['worker 1', 'worker 2'])
    simulation.spawn(worker, async (life) => {
      const [ports, unrecorded] = [portsOf(life), unrecordedOf(life)];
      for (;;) {
        const delivery = await simulation.call(life, 'take job', () => queue.take(life, simulation.now()), {
          ready: () => queue.hasWaiting,
        });
        if (!delivery) continue;
        const delivered: Delivered = { call: null };
        const ended = () => {
          if (delivered.call?.fate === 'under way') delivered.call.fate = 'ended';
        };
        try {
          if (mutant.finishesJobsFirst) queue.finish(delivery);
          const narrator = narratorOf(life, delivered);
          const heard = hearing(ports, delivered);
          await narrateJob(delivery.job, iso(), heard, narrator, unrecorded).finally(ended);
          await simulation.call(life, 'finish job', () => queue.finish(delivery));
        } catch {
          if (mutant.notesWhateverThrows && delivered.call) notedMicroUsd.push(delivered.call.costMicroUsd);
          await simulation.call(life, 'return job', () => queue.fail(delivery));
        }
      }
    });

  simulation.spawn('queue keeper', async (life) => {
    for (;;) {
      await simulation.wait(life, 1_000);
      queue.recoverStalled(simulation.now());
      if (simulation.faults && looksForOverdue && simulation.random() < 0.05) {
        queue.lose();
        simulation.note('queue lost', 'any');
      }
    }
  });

  const chance = (probability: number): boolean => simulation.random() < probability;
  /** Strikes where it hurts: when a turn was submitted and its reservation has no answer yet; or at any time. */
  const untilUnanswered = async (life: Incarnation, gameId: string | null): Promise<void> => {
    if (chance(0.3)) return;
    const ready = (): boolean =>
      !GAMES.some((game) => unfinished.has(`player of ${game}`)) || hasUnansweredTurn(store, gameId);
    await simulation.call(life, 'lie in wait', () => undefined, { ready });
  };
  const paymentPortsOf = (life: Incarnation, laterByMs = 0): PaymentPorts => {
    const { game: _game, queue: _queue, limits: _limits, ...turnPorts } = portsOf(life);
    const simulated = simulatedEventStore(simulation, life, store);
    const eventStore = mutant.eventStore?.(simulated) ?? simulated;
    const payment = {
      ...paymentAggregate,
      decider: mutant.paymentDecider?.(paymentAggregate.decider) ?? paymentAggregate.decider,
    };
    const unavailable = (): Error => new Error('the provider did not answer');
    const ports: PaymentPorts = {
      wallet: turnPorts.wallet,
      payment: handlerOf(life, payment, eventStore),
      player: handlerOf(life, playerAggregate, eventStore),
      provider: provider.asked((label, effect) =>
        simulation.call(life, `provider: ${label}`, effect, { unavailable }),
      ),
      claimantOf: (paymentId) =>
        simulation.call(life, 'look for a claimant', () => diaries.claimants.get(paymentId) ?? null),
      contextFor: () => contextOf(causeOf(life), { now: () => simulation.now(), newId }, null),
      now: () => simulation.now() + laterByMs,
      refundIdOf: (name, paymentId) => `${name} of ${paymentId}`,
      alarm: (paymentId, { code }) => diaries.alarms.push(`${paymentId}: ${code}`),
    };
    return mutant.paymentPorts?.(ports) ?? ports;
  };
  const cents = [7, 6, 9, 5];
  const paymentIds = cents.map((_cents, index) => `payment-${index}`);
  const openCheckout = async (life: Incarnation, index: number, playerId: string | null) => {
    const ports = paymentPortsOf(life);
    const paymentId = `payment-${index}`;
    const amountCents = cents[index] ?? 1;
    const at = new Date(simulation.now()).toISOString();
    await ports.payment.handle(
      paymentId,
      {
        type: 'OpenCheckout',
        paymentId,
        playerId,
        product: index === 2 ? 'full-game' : 'credits',
        amountCents,
        creditsMicroUsd: amountCents * 10_000,
        returnTo: 'account',
        at,
      },
      ports.contextFor(paymentId),
    );
    const { sessionId } = await simulation.call(life, 'provider: open a session', () =>
      provider.open(paymentId, amountCents),
    );
    await ports.payment.handle(
      paymentId,
      { type: 'AttachCheckoutSession', paymentId, sessionId },
      ports.contextFor(paymentId),
    );
    await simulation.call(life, 'pay at the page', () => provider.pay(paymentId));
    // Some close the page: only the notice tells.
    if (chance(0.5)) return;
    const session = await ports.provider.findSession(sessionId);
    if (session) await learnSession(session, ports);
  };
  for (const index of [0, 1, 2]) {
    let isOpened = false;
    insists(`payer ${index}`, async (life) => {
      if (!isOpened) await wait(life, index * 3_000, index * 5_000 + 1_000);
      // What was opened before the fence may be paid after it.
      if (diaries.leaves && !isOpened) return;
      isOpened = true;
      await openCheckout(life, index, PLAYER);
    });
  }
  insists('visitor', async (life) => openCheckout(life, 3, null));
  if (chance(0.7))
    insists('visitor who signs in', async (life) => {
      await wait(life, 1_000, 12_000);
      // Whoever has signed in is waited for, though they leave meanwhile.
      if (diaries.leaves && !diaries.claimants.has('payment-3')) return;
      diaries.claimants.set('payment-3', PLAYER);
      const payments = paymentPortsOf(life);
      // Some come with the link that was mailed to them.
      if (chance(0.5))
        await payments.payment.handle(
          'payment-3',
          { type: 'ClaimPayment', paymentId: 'payment-3', playerId: PLAYER },
          payments.contextFor('payment-3'),
        );
      await drivePayment('payment-3', payments);
    });
  simulation.spawn('bank', async (life) => {
    for (;;) {
      await wait(life, 300, 3_000);
      await simulation.call(life, 'bank', () => provider.act());
    }
  });
  for (const webhook of ['webhook 1', 'webhook 2'])
    simulation.spawn(webhook, async (life) => {
      const ports = paymentPortsOf(life);
      for (;;) {
        const notice = await simulation.call(life, 'take notice', () => provider.takeNotice(), {
          ready: () => provider.hasNotices,
        });
        if (!notice) continue;
        try {
          if (mutant.answersNoticesFirst) provider.acknowledge(notice);
          await learnNotice(notice.notice, ports);
          await simulation.call(life, 'answer notice', () => provider.acknowledge(notice));
        } catch {
          await wait(life, 100, 1_000);
        }
      }
    });
  if (chance(0.6))
    insists('refunder', async (life, ports) => {
      await wait(life, 2_000, 12_000);
      const { state } = await ports.wallet.load(PLAYER);
      const command = {
        type: 'HoldRefund',
        playerId: PLAYER,
        refundId: 'refund',
        paymentId: 'payment-0',
        kind: 'unspent',
        moneyRefundedCents: null,
      } as const;
      if (!state.refunds['refund'] && diaries.leaves) return;
      await ports.wallet.handle(PLAYER, command, contextOf(causeOf(life), ports, null));
    });
  // In some runs a month has passed for whoever looks for what nobody claimed.
  const laterByMs = looksForOverdue && chance(0.3) ? 31 * 86_400_000 : 0;
  simulation.spawn('payment process', async (life) => {
    const ports = paymentPortsOf(life, laterByMs);
    const unavailable = (): Error => new Error('the checkpoints did not answer');
    const processStore: ProcessStore = {
      loadCheckpoint: (name) =>
        simulation.call(life, 'load checkpoint', () => checkpoints.get(name) ?? null, { unavailable }),
      saveCheckpoint: (name, position) =>
        simulation.call(life, 'save checkpoint', () => void checkpoints.set(name, position), { unavailable }),
    };
    const process: KeyProcess<PaymentEvent | WalletEvent> = {
      name: 'payment',
      categories: ['payment', 'wallet'],
      startAt: 'beginning',
      handles: PAYMENT_EVENT_TYPES,
      key: paymentIdOf,
      drive: async (paymentId, newest) =>
        void (await followPayment(paymentId, newest, newest === null && chance(0.5), ports)),
      ...(looksForOverdue && !mutant.looksForNothingOverdue
        ? { overdue: { everyMs: 4_000, list: () => Promise.resolve(paymentIds) } }
        : {}),
    };
    await runProcess(
      process,
      {
        eventStore: simulatedEventStore(simulation, life, store),
        store: processStore,
        codecs: [paymentAggregate.codec, walletAggregate.codec],
        lease: soleOwner,
        wait: (milliseconds) => simulation.wait(life, milliseconds),
        random: () => simulation.random(),
        troubled: () => undefined,
        parked: () => undefined,
        stillParked: () => undefined,
        unparked: () => undefined,
        options: { parkedRetryMs: 5_000, checkpointEveryMs: 300 },
      },
      new AbortController().signal,
    );
  });

  if (chance(0.5))
    insists('deleter', async (life, ports) => {
      await wait(life, 2_000, 9_000);
      await untilUnanswered(life, 'b');
      const context = contextOf(causeOf(life), ports, null);
      const outcome = await ports.game.handle(
        'b',
        { type: 'DeleteGame', gameId: 'b', playerId: PLAYER, at: context.at },
        context,
      );
      // Who left before it was begun has no such game, and never will.
      if (outcome.kind === 'refused' && !(diaries.leaves && outcome.refusal.code === 'game_not_found'))
        throw new Error(outcome.refusal.code);
    });
  if (chance(0.5))
    insists('rewinder', async (life, ports) => {
      await wait(life, 4_000, 12_000);
      const context = contextOf(causeOf(life), ports, null);
      await ports.game.handle(
        'a',
        { type: 'RewindGame', gameId: 'a', playerId: PLAYER, toTurnId: 'a', at: iso() },
        context,
      );
    });
  for (let stops = simulation.integer(4); stops > 0; stops -= 1)
    insists(`stopper ${stops}`, async (life, ports) => {
      await wait(life, 1_000, 15_000);
      for (const { gameId, turnId } of openTurns(store.log)) {
        if (chance(0.5)) continue;
        stopRequested.add(turnId);
        // Half of them do not hear from the narrator in time, and where nothing was shown they end the turn themselves.
        if (chance(0.5) || shown.has(turnId)) continue;
        diaries.unnarratable.add(turnId);
        await failUnshownTurn({ gameId, turnId }, 'stopped_before_first_word', ports, causeOf(life));
      }
    });

  /** Strikes while a page is being read, if there is one still. */
  const untilShown = async (life: Incarnation): Promise<void> => {
    const ready = (): boolean =>
      !GAMES.some((game) => unfinished.has(`player of ${game}`)) ||
      pendingTurns(store).some(({ turnId }) => shown.has(turnId));
    await simulation.call(life, 'lie in wait', () => undefined, { ready });
  };

  if (chance(0.3)) erase();
  function erase(): void {
    /** What the slices do to the streams; rows and keys are not of this world. */
    const stepsOf = (life: Incarnation, ports: TurnPorts, payments: PaymentPorts): ErasureStep[] => {
      const cause = causeOf(life);
      const telling: Telling = {
        requestStop: (turnId) => simulation.call(life, 'request stop', () => void stopRequested.add(turnId)),
        isShown: (turnId) => simulation.call(life, 'look what was shown', () => shown.has(turnId)),
      };
      const step = (stage: ErasureStage, erase: () => Promise<ErasureProgress | void>): ErasureStep => ({
        name: stage,
        stage,
        erase: async () => (await erase()) ?? 'done',
      });
      return [
        step('stop', async () => {
          const pending = await simulation.call(life, 'list pending turns', () => pendingTurns(store));
          const progress: ErasureProgress[] = [];
          for (const turn of pending)
            progress.push(await endErasedTurn(turn, mutant.telling?.(telling) ?? telling, ports, cause));
          return progress.includes('waiting') ? 'waiting' : 'done';
        }),
        step('settle', async () => {
          if (mutant.erasesWithoutSettling) return;
          const open = await settleReservations(PLAYER, ports, cause);
          for (const paymentId of await heldRefunds(ports)) await drivePayment(paymentId, payments);
          return open > 0 || (await heldRefunds(ports)).length > 0 ? 'waiting' : 'done';
        }),
        step('payments', async () => {
          for (const paymentId of ['payment-0', 'payment-1', 'payment-2']) {
            const session = await simulation.call(life, 'expire session', () => provider.expire(paymentId));
            if (session) await learnSession(session, payments);
          }
        }),
        step('balance', () => forfeitRest(PLAYER, ports.wallet, contextOf(cause, ports, null))),
        step('rows', async () => {
          for (const gameId of GAMES) await deleteErasedGame(PLAYER, gameId, ports, cause);
        }),
      ];
    };
    insists('eraser', async (life, ports) => {
      if (!diaries.leaves) {
        await wait(life, 2_000, 14_000);
        if (chance(0.5)) await untilUnanswered(life, null);
        else await untilShown(life);
        diaries.shownBeforeLeaving = new Set(shown);
      }
      diaries.leaves = true;
      const payments = paymentPortsOf(life);
      const context = () => contextOf(causeOf(life), ports, null);
      const asked = context();
      await payments.player.handle(PLAYER, { type: 'RequestErasure', at: asked.at }, asked);
      const erasure = await driveErasure(PLAYER, {
        player: payments.player,
        steps: stepsOf(life, ports, payments),
        context,
        failed: () => undefined,
      });
      if (erasure.kind === 'waiting') throw new Error(`${erasure.stage} is under way`);
    });
  }

  await simulation.run(() => simulation.now() - START_MS > FAULTS_FOR_MS, MOST_STEPS);
  simulation.faults = false;
  provider.isCalm = true;
  let looked = 0;
  const end = await simulation.run(() => {
    looked += 1;
    if (simulation.now() - START_MS > PATIENCE_MS) return true;
    return (
      looked % 25 === 0 &&
      unfinished.size === 0 &&
      openTurns(store.log).length === 0 &&
      provider.isQuiet &&
      isFollowed(store.log, provider, diaries)
    );
  }, MOST_STEPS);

  const violations = [
    ...judge(store.log, diaries),
    ...judgeMoney(store.log, provider, diaries),
    ...judgeCosts(store.log, calls, notedMicroUsd),
  ];
  for (const actor of unfinished) violations.push(`${actor} never got an answer`);
  for (const error of simulation.errors) violations.push(`an actor threw: ${String(error)}`);
  if (end !== 'done') violations.push(`the run ended ${end}`);
  const count = (type: string): number => store.log.filter((event) => event.type === type).length;
  return {
    seed,
    violations,
    faults: simulation.faultLog,
    steps: simulation.steps,
    turns: count('TurnSubmitted'),
    narrated: count('TurnNarrated'),
    log: store.log,
    payments: [...provider.payments.values()],
  };
}

/** One delivery of a job. */
interface Delivered {
  /** The call that was made for it. */
  call: ModelCall | null;
}

/** The payments of the refunds that are held. */
async function heldRefunds({ wallet }: Pick<TurnPorts, 'wallet'>): Promise<string[]> {
  const { state } = await wallet.load(PLAYER);
  return Object.values(state.refunds).flatMap(({ status, paymentId }) =>
    status === 'held' ? [paymentId] : [],
  );
}

/** Turns without an outcome. */
function pendingTurns(store: InMemoryEventStore): { gameId: string; turnId: string }[] {
  const pending = new Map<string, { gameId: string; turnId: string }>();
  for (const { type, data } of store.log) {
    const [gameId, turnId] = [data['gameId'] as string, data['turnId'] as string];
    if (type === 'TurnSubmitted') pending.set(turnId, { gameId, turnId });
    if (type === 'TurnNarrated' || type === 'TurnStopped' || type === 'TurnFailed') pending.delete(turnId);
  }
  return [...pending.values()];
}

/** A worker who knows when the game's stream did not answer. */
function hearing(ports: TurnPorts, delivered: Delivered): TurnPorts {
  const handle: TurnPorts['game']['handle'] = async (id, command, context) => {
    try {
      return await ports.game.handle(id, command, context);
    } catch (error) {
      if (error instanceof EventStoreUnavailable && delivered.call) delivered.call.fate = 'unanswered';
      throw error;
    }
  };
  return { ...ports, game: { ...ports.game, handle } };
}

/** An API that accepts turns and gets no further. */
function withoutQuickPath(ports: TurnPorts): TurnPorts {
  const handle = (): Promise<never> => Promise.reject(new Error('the quick path is closed'));
  return { ...ports, wallet: { ...ports.wallet, handle } };
}

/** Whether a turn (of that game, or any) was submitted whose reservation nobody has decided yet. */
function hasUnansweredTurn(store: InMemoryEventStore, gameId: string | null): boolean {
  const unanswered = new Set<string>();
  for (const { type, data } of store.log) {
    const turnId = data['turnId'] as string;
    if (type !== 'TurnSubmitted') unanswered.delete(turnId);
    else if (gameId === null || data['gameId'] === gameId) unanswered.add(turnId);
  }
  return unanswered.size > 0;
}

/** Whether at any moment since `asked` (length of the log when the request began) a turn of that game was pending. */
function wasPending(store: InMemoryEventStore, gameId: string, asked: number): boolean {
  for (let length = asked; length <= store.log.length; length += 1) {
    const pending = new Set<string>();
    for (const { type, data } of store.log.slice(0, length)) {
      if (data['gameId'] !== gameId) continue;
      if (type === 'TurnSubmitted') pending.add(data['turnId'] as string);
      if (type === 'TurnNarrated' || type === 'TurnStopped' || type === 'TurnFailed')
        pending.delete(data['turnId'] as string);
    }
    if (pending.size > 0) return true;
  }
  return false;
}
