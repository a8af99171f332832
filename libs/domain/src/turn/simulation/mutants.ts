/** Mistakes that somebody could make, each of which the trial must notice. */
import { EventStoreUnavailable, WrongExpectedRevision, type EventStore } from '@rubicon/eventsourcing';
import type { SubmitTurn } from '../../game/game.commands.js';
import type { TurnNode } from '../../game/turn-node.js';
import type { CaptureReservation, ReserveCredits, WalletCommand } from '../../wallet/wallet.commands.js';
import type { WalletEvent } from '../../wallet/wallet.events.js';
import type { WalletState } from '../../wallet/wallet.state.js';
import type { UnrecordedTurnCosts } from '../narrate-job.js';
import type { TurnPorts } from '../turn-ports.js';
import type { GameDecider, Mutant, WalletDecider } from './mutant.js';

/** The decider with another answer to some commands. */
function decidingWallet(
  decide: (command: WalletCommand, state: WalletState, decider: WalletDecider) => WalletEvent[] | null,
): (decider: WalletDecider) => WalletDecider {
  return (decider) => ({
    ...decider,
    decide: (command, state) => {
      const events = decide(command, state, decider);
      return events ? { kind: 'events', events } : decider.decide(command, state);
    },
  });
}

function decidingGame(decide: (decider: GameDecider) => GameDecider['decide']) {
  return (decider: GameDecider): GameDecider => ({ ...decider, decide: decide(decider) });
}

function reserve(command: ReserveCredits): WalletEvent {
  const { playerId, gameId, turnId, turnNumber, amountMicroUsd, priceVersion } = command;
  return {
    type: 'CreditsReserved',
    data: { playerId, gameId, turnId, turnNumber, amountMicroUsd, priceVersion },
  };
}

function captureAgain({
  playerId,
  gameId,
  turnId,
  turnNumber,
  chargeMicroUsd,
}: CaptureReservation): WalletEvent {
  return {
    type: 'ReservationCaptured',
    data: {
      playerId,
      gameId,
      turnId,
      turnNumber,
      chargedMicroUsd: chargeMicroUsd,
      returnedMicroUsd: 0,
      returnedTo: 'available',
      lots: [],
    },
  };
}

/** The last revision, as the appending side would have to ask for it. */
async function lastRevision(store: EventStore, streamId: string): Promise<bigint | 'no_stream'> {
  let revision: bigint | 'no_stream' = 'no_stream';
  for await (const event of store.readStream(streamId)) revision = event.revision;
  return revision;
}

/** The turn looks pending and paid for, whatever its reservation says. */
function paidFor(ports: TurnPorts): TurnPorts {
  const { wallet, game } = ports;
  const pretend = (state: WalletState, turnId: string, gameId: string, turnNumber: number): WalletState => ({
    ...state,
    openReservations: { ...state.openReservations, [turnId]: { gameId, turnNumber, amountMicroUsd: 0 } },
  });
  return {
    ...ports,
    wallet: {
      ...wallet,
      load: async (id) => {
        let loaded = await wallet.load(id);
        for (const gameId of ['a', 'b']) {
          const { state } = await game.load(gameId);
          const turn = state.pendingTurnId === null ? undefined : state.turns.get(state.pendingTurnId);
          if (state.pendingTurnId !== null && turn)
            loaded = {
              ...loaded,
              state: pretend(loaded.state, state.pendingTurnId, gameId, turn.turnNumber),
            };
        }
        return loaded;
      },
    },
  };
}

/** Notes one kind of calls nowhere. */
function forgetting(lost: Parameters<UnrecordedTurnCosts['add']>[0]) {
  return (costs: UnrecordedTurnCosts): UnrecordedTurnCosts => ({
    add: async (what, costMicroUsd) => {
      if (what !== lost) await costs.add(what, costMicroUsd);
    },
  });
}

export const mutants: readonly Mutant[] = [
  { name: 'narrating goes on without a look at the reservation', turnPorts: paidFor },
  {
    name: 'releasing an unknown reservation is no event',
    walletDecider: decidingWallet((command, state) =>
      command.type === 'ReleaseReservation' && !state.openReservations[command.turnId] ? [] : null,
    ),
  },
  {
    name: 'a refusal or no-op is decided from a cached state',
    eventStore: (store) => {
      const known = new Map<string, bigint>();
      return {
        ...store,
        append: async (streamId, expected, events) => {
          known.delete(streamId);
          return store.append(streamId, expected, events);
        },
        async *readStream(streamId, from = 0n) {
          // What was read once is taken for all there is, until a conflict tells better.
          if (from > 0n && known.has(streamId)) return;
          known.set(streamId, from);
          yield* store.readStream(streamId, from);
        },
      };
    },
  },
  {
    name: 'attempts of different commands share their event ids',
    eventId: (name, commandId) => `${commandId.length % 2}#${name}`,
  },
  {
    name: 'an append without an answer is made anew under other ids',
    eventStore: (store) => ({
      ...store,
      append: async (streamId, expected, events) => {
        try {
          return await store.append(streamId, expected, events);
        } catch (error) {
          if (!(error instanceof EventStoreUnavailable)) throw error;
          const again = events.map((event) => ({ ...event, id: `${event.id} again` }));
          return store.append(streamId, await lastRevision(store, streamId), again);
        }
      },
    }),
  },
  {
    name: 'a conflict is overruled: the events are appended at the end',
    eventStore: (store) => ({
      ...store,
      append: async (streamId, expected, events) => {
        try {
          return await store.append(streamId, expected, events);
        } catch (error) {
          if (!(error instanceof WrongExpectedRevision)) throw error;
          return store.append(streamId, error.actual, events);
        }
      },
    }),
  },
  {
    name: 'a reservation is captured twice',
    walletDecider: decidingWallet((command, state) =>
      command.type === 'CaptureReservation' && !state.openReservations[command.turnId]
        ? [captureAgain(command)]
        : null,
    ),
    turnPorts: (ports) => ({
      ...ports,
      wallet: {
        ...ports.wallet,
        handle: async (id, command, context) => {
          const outcome = await ports.wallet.handle(id, command, context);
          if (command.type !== 'CaptureReservation' || outcome.kind !== 'appended') return outcome;
          return ports.wallet.handle(id, command, { ...context, commandId: ports.newId() });
        },
      },
    }),
  },
  {
    name: 'more is captured than was reserved',
    walletDecider: (decider) => ({
      ...decider,
      decide: (command, state) => {
        const decision = decider.decide(command, state);
        if (command.type !== 'CaptureReservation' || decision.kind === 'refused') return decision;
        const events = decision.events.map((event): WalletEvent =>
          event.type === 'ReservationCaptured'
            ? {
                ...event,
                data: { ...event.data, chargedMicroUsd: event.data.chargedMicroUsd + 1 },
              }
            : event,
        );
        return { kind: 'events', events };
      },
    }),
  },
  { name: 'nobody looks for what is overdue', looksForNothingOverdue: true },
  {
    name: 'a game is deleted and its pending turn forgotten',
    gameDecider: decidingGame((decider) => (command, state) => {
      const decision = decider.decide(command, state);
      if (command.type !== 'DeleteGame' || decision.kind === 'refused') return decision;
      return { kind: 'events', events: decision.events.filter((event) => event.type === 'GameDeleted') };
    }),
  },
  {
    name: 'what is frozen for a dispute can be reserved',
    walletDecider: (decider) => ({
      ...decider,
      decide: (command, state) =>
        command.type === 'ReserveCredits'
          ? decider.decide(command, {
              ...state,
              availableMicroUsd: state.availableMicroUsd + state.frozenMicroUsd,
            })
          : decider.decide(command, state),
    }),
  },
  {
    name: 'credit is checked before, not by the reservation',
    walletDecider: decidingWallet((command, state) =>
      command.type === 'ReserveCredits' &&
      (state.lastAnswers[command.gameId]?.turnNumber ?? 0) < command.turnNumber &&
      state.frozenMicroUsd === 0
        ? [reserve(command)]
        : null,
    ),
  },
  {
    name: 'a void does not keep out a late reserve',
    walletDecider: (decider) => ({
      ...decider,
      evolve: (state, event) =>
        event.type === 'ReservationVoided' || event.type === 'ReservationReleased'
          ? { ...decider.evolve(state, event), lastAnswers: state.lastAnswers, openReservations: {} }
          : decider.evolve(state, event),
    }),
  },
  {
    name: 'credits are forfeited while a turn or a refund is under way',
    erasesWithoutSettling: true,
    walletDecider: decidingWallet((command, state) =>
      command.type === 'ForfeitCredits' && !state.closed
        ? [
            {
              type: 'CreditsForfeited',
              data: {
                playerId: command.playerId,
                amountMicroUsd: state.availableMicroUsd + state.frozenMicroUsd,
                frozenMicroUsd: state.frozenMicroUsd,
                reasonCode: command.reasonCode,
              },
            },
          ]
        : null,
    ),
  },
  {
    name: 'an account deleted in mid-turn charges nothing',
    telling: (telling) => ({ ...telling, isShown: () => Promise.resolve(false) }),
  },
  {
    name: 'a wallet takes credits after it was closed',
    // And whoever credits does not look whether the player has left.
    paymentPorts: (ports) => ({
      ...ports,
      player: {
        ...ports.player,
        load: async (id) => {
          const loaded = await ports.player.load(id);
          return { ...loaded, state: { ...loaded.state, erasure: 'none' } };
        },
      },
      wallet: {
        ...ports.wallet,
        load: async (id) => {
          const loaded = await ports.wallet.load(id);
          return { ...loaded, state: { ...loaded.state, closed: false } };
        },
      },
    }),
    walletDecider: (decider) => ({
      ...decider,
      decide: (command, state) =>
        decider.decide(command, command.type === 'CreditPurchase' ? { ...state, closed: false } : state),
    }),
  },
  {
    name: 'the checkpoint runs ahead of the reactions',
    processEventStore: (store, checkpoints) => ({
      ...store,
      async *subscribe(options) {
        for await (const message of store.subscribe(options)) {
          if (message.kind === 'event') await checkpoints.saveCheckpoint('turn', message.event.position);
          yield message;
        }
      },
    }),
  },
  {
    name: 'a stop overrides the outcome that was first',
    gameDecider: decidingGame((decider) => (command, state) => {
      const turn = command.type === 'StopTurn' ? state.turns.get(command.turnId) : undefined;
      if (command.type !== 'StopTurn' || !turn || turn.status === 'pending' || !state.opening)
        return decider.decide(command, state);
      const { playerId, world } = state.opening;
      const { narrative, suggestions, type: _type, at, ...said } = command;
      return {
        kind: 'events',
        events: [
          {
            type: 'TurnStopped',
            data: { ...said, playerId, turnNumber: turn.turnNumber, world, stoppedAt: at },
            private: { narrative, suggestions },
          },
        ],
      };
    }),
  },
  {
    name: 'a second turn is let in beside a pending one',
    gameDecider: decidingGame(
      (decider) => (command, state) =>
        decider.decide(command, command.type === 'SubmitTurn' ? { ...state, pendingTurnId: null } : state),
    ),
    turnPorts: (ports) => ({
      ...ports,
      game: {
        ...ports.game,
        handle: async (id, command, context) => {
          const outcome = await ports.game.handle(id, command, context);
          // An impatient browser: another key at once.
          if (command.type === 'SubmitTurn' && outcome.kind === 'appended') {
            const another: SubmitTurn = { ...command, turnId: `${command.turnId} too` };
            await ports.game.handle(id, another, { ...context, commandId: ports.newId() });
          }
          return outcome;
        },
      },
    }),
  },
  {
    name: 'turn ids do not hold their game',
    turnId: (playerId, _gameId, key) => `${playerId} ${key}`,
  },
  { name: 'a job is finished before its work is done', finishesJobsFirst: true },
  { name: 'a broken-off call’s cost is not recorded', unrecorded: forgetting('turn_broken_off') },
  { name: 'the cost of a call that comes too late is not recorded', unrecorded: forgetting('turn_too_late') },
  {
    name: 'a turn that failed before its game was deleted counts as failed with it',
    gameDecider: (decider) => ({
      ...decider,
      evolve: (state, event) => {
        const next = decider.evolve(state, event);
        if (event.type !== 'GameDeleted') return next;
        const turns = next.turns.map((turn): TurnNode =>
          turn.status === 'failed' ? { ...turn, code: 'game_deleted' } : turn,
        );
        return { ...next, turns };
      },
    }),
  },
  {
    name: 'a job that breaks after its outcome has its call counted a second time',
    unrecorded: forgetting('turn_broken_off'),
    notesWhateverThrows: true,
  },
  {
    name: 'a turn is accepted before it is remembered',
    turnPorts: (ports) => ({
      ...ports,
      game: {
        ...ports.game,
        handle: async (id, command, context) => {
          if (command.type !== 'SubmitTurn') return ports.game.handle(id, command, context);
          try {
            return await ports.game.handle(id, command, context);
          } catch {
            // "It will surely have worked."
            const { state, revision, position } = await ports.game.load(id);
            const submitted = { turnNumber: state.turnCount + 1, parentTurnId: id, submittedAt: command.at };
            const decider = await import('../../game/game.evolve.js');
            return {
              kind: 'unchanged',
              revision,
              position,
              state: decider.evolveGame(state, {
                type: 'TurnSubmitted',
                data: { ...command, ...submitted },
              }),
            };
          }
        },
      },
    }),
  },
];
