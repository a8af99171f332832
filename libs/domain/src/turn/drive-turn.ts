/**
 * Drives a turn on as far as it goes now: asks `nextStep`, does what it says, asks again. Used by everyone who touches a turn.
 *
 * What it knows of the streams may be old while it works. That does no harm: each step is decided anew by its decider on the
 * stream itself, and a step that somebody else has taken is nothing to do.
 */
import type { GameState } from '../game/game.state.js';
import { unhandled } from '../unhandled.js';
import type { WalletState } from '../wallet/wallet.state.js';
import {
  contextOf,
  type Cause,
  type NarrationJob,
  type NarrationQueue,
  type TurnPorts,
  type TurnRef,
} from './turn-ports.js';
import { rankOf, reservationViewOf, turnViewOf } from './turn-view.js';
import { nextStep, type NextStep, type ReservationView, type TurnView } from './turn.process.js';

/** Reserve, fail, release and then nothing is the longest way. */
const MOST_STEPS = 8;

/** Where the turn stands when there is nothing more to do at present. */
export interface TurnProgress {
  readonly turn: TurnView;
  readonly reservation: ReservationView;
  /** The newest log position seen in the two streams; a read model that has come this far shows all of it. */
  readonly position: bigint | null;
}

export interface DriveOptions {
  /** What the caller has just read or appended; spares a read. */
  readonly game?: Known<GameState>;
  readonly wallet?: Known<WalletState>;
  /** How a job is made sure of; the first attempt unless told. */
  readonly enqueue?: Enqueue;
}

/** @param rank the turn's place among its player's turns under way, from 1 */
type Enqueue = (turn: TurnView, rank: number) => Promise<void>;

export interface Known<State> {
  readonly state: State;
  readonly position: bigint | null;
}

/**
 * Null: the game knows no such turn.
 * @throws EventStoreUnavailable, CommandContention, or the queue's error: whoever drives it next goes on from there
 */
export async function driveTurn(
  ref: TurnRef,
  ports: TurnPorts,
  cause: Cause,
  options: DriveOptions = {},
): Promise<TurnProgress | null> {
  const enqueue = options.enqueue ?? enqueueFirstAttempt(ports.queue);
  let game = options.game ?? (await ports.game.load(ref.gameId));
  const found = turnViewOf(game.state, ref.turnId);
  if (!found) return null;
  let turn = found;
  let wallet = options.wallet ?? (await ports.wallet.load(turn.playerId));

  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const reservation = reservationViewOf(wallet.state, turn.gameId, turn.turnId, turn.turnNumber);
    const step = nextStep(turn, reservation, ports.limits, ports.now());
    switch (step.do) {
      case 'nothing':
        return { turn, reservation, position: later(game.position, wallet.position) };
      case 'narrate':
        await enqueue(turn, rankOf(turn.turnId, wallet.state));
        return { turn, reservation, position: later(game.position, wallet.position) };
      case 'reserve':
      case 'capture':
        wallet = await settle(turn, step, ports, cause, wallet);
        break;
      case 'release':
        wallet = await settle(turn, step, ports, cause, wallet);
        // Where no narrator passes over it, it would count as waiting, and keep new turns from being taken.
        await ports.queue.discard(turn.turnId);
        break;
      case 'fail':
        game = await fail(turn, step, ports, cause, game);
        turn = turnViewOf(game.state, ref.turnId) ?? turn;
        break;
      default:
        return unhandled(step);
    }
  }
  throw new Error(`turn ${ref.turnId} does not come to rest`);
}

/** The job of the first attempt; once it has existed, adding it again changes nothing. */
function enqueueFirstAttempt(queue: NarrationQueue): Enqueue {
  return (turn, rank) => queue.enqueue(jobOf(turn, rank, 1));
}

/**
 * A new attempt, unless a job is waiting or at work. The number grows with the age of the turn in seconds, so that none
 * comes twice though nobody counts attempts.
 */
export function enqueueAnotherAttempt(queue: NarrationQueue, nowMs: number): Enqueue {
  return async (turn, rank) => {
    if (await queue.hasLiveJob(turn.turnId)) return;
    const ageSeconds = Math.max(0, Math.floor((nowMs - Date.parse(turn.submittedAt)) / 1000));
    await queue.enqueue(jobOf(turn, rank, 2 + ageSeconds));
  };
}

function jobOf({ turnId, gameId, playerId }: TurnView, rank: number, attempt: number): NarrationJob {
  return { turnId, gameId, playerId, rank, attempt };
}

type Settlement = Extract<NextStep, { do: 'reserve' | 'capture' | 'release' }>;
type Failure = Extract<NextStep, { do: 'fail' }>;

async function settle(
  turn: TurnView,
  step: Settlement,
  ports: TurnPorts,
  cause: Cause,
  before: Known<WalletState>,
): Promise<Known<WalletState>> {
  const { playerId, gameId, turnId, turnNumber, ceilingMicroUsd, priceVersion } = turn;
  const reservation = { playerId, gameId, turnId, turnNumber };
  const context = contextOf(cause, ports, null);
  const outcome = await ports.wallet.handle(
    playerId,
    step.do === 'reserve'
      ? { type: 'ReserveCredits', ...reservation, amountMicroUsd: ceilingMicroUsd, priceVersion }
      : step.do === 'capture'
        ? { type: 'CaptureReservation', ...reservation, chargeMicroUsd: step.chargeMicroUsd }
        : { type: 'ReleaseReservation', ...reservation },
    context,
  );
  return after(outcome, before.position);
}

async function fail(
  { gameId, turnId }: TurnView,
  { code }: Failure,
  ports: TurnPorts,
  cause: Cause,
  before: Known<GameState>,
): Promise<Known<GameState>> {
  const context = contextOf(cause, ports, null);
  const outcome = await ports.game.handle(
    gameId,
    { type: 'FailTurn', gameId, turnId, code, providerCostMicroUsd: 0, begunAt: null, at: context.at },
    context,
  );
  return after(outcome, before.position);
}

/** A refusal tells no position; the state it was decided on is at least as new as what was known. */
function after<State>(
  outcome: { readonly state: State; readonly position?: bigint | null },
  before: bigint | null,
): Known<State> {
  return { state: outcome.state, position: later(outcome.position ?? null, before) };
}

function later(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null) return other;
  return other === null || one > other ? one : other;
}
