/**
 * The one place that knows what comes next for a turn.
 *
 * Whoever touches a turn (the API after submitting, the worker after narrating, the turn's process) folds the
 * two streams into these two views, asks `nextStep` and does what it says. There is no second copy of this knowledge.
 */
import type { MicroUsd } from '../money.js';
import type { TurnFailureCode } from '../game/game.events.js';
import type { NarrationPause } from '../narration/narration.state.js';
import { pausedMsBetween } from '../narration/paused-time.js';
import { unhandled } from '../unhandled.js';

/** The turn as its game's stream tells it. */
export type TurnView = {
  readonly turnId: string;
  readonly gameId: string;
  readonly playerId: string;
  /** Of the turn in its game, from 1; the wallet asks for it. */
  readonly turnNumber: number;
  /** ISO 8601, UTC. */
  readonly submittedAt: string;
  readonly ceilingMicroUsd: MicroUsd;
  readonly priceVersion: string;
} & (
  | { readonly status: 'pending' }
  /** `narrated` and `stopped` have text and a charge. */
  | { readonly status: 'narrated' | 'stopped'; readonly chargeMicroUsd: MicroUsd }
  | { readonly status: 'failed' }
);

/** The turn's reservation as its player's wallet tells it. */
export type ReservationView =
  | { readonly status: 'none' }
  | { readonly status: 'open' }
  | { readonly status: 'declined'; readonly reason: 'insufficient_credits' | 'credits_frozen' }
  /** captured, released or voided */
  | { readonly status: 'settled' };

export interface TurnLimits {
  /** Milliseconds after submission beyond which a turn that nobody finished is failed: covers queueing, attempts and outages. */
  readonly abandonAfterMs: number;
  /** Time that lies in them does not count: nobody was to finish it. */
  readonly pauses: readonly NarrationPause[];
}

export type NextStep =
  | { readonly do: 'reserve' }
  /** Make sure that a job is waiting or at work; adding one that exists is harmless. */
  | { readonly do: 'narrate' }
  | { readonly do: 'fail'; readonly code: TurnFailureCode }
  | { readonly do: 'capture'; readonly chargeMicroUsd: MicroUsd }
  | { readonly do: 'release' }
  | { readonly do: 'nothing' };

/** @param nowMs milliseconds since 1970, UTC */
export function nextStep(
  turn: TurnView,
  reservation: ReservationView,
  limits: TurnLimits,
  nowMs: number,
): NextStep {
  switch (turn.status) {
    case 'pending':
      switch (reservation.status) {
        case 'none':
          return isAbandoned(turn, limits, nowMs) ? { do: 'fail', code: 'timed_out' } : { do: 'reserve' };
        case 'open':
          return isAbandoned(turn, limits, nowMs) ? { do: 'fail', code: 'timed_out' } : { do: 'narrate' };
        case 'declined':
          return { do: 'fail', code: reservation.reason };
        case 'settled':
          return { do: 'fail', code: 'reservation_lost' };
        default:
          return unhandled(reservation);
      }
    case 'narrated':
    case 'stopped':
      return reservation.status === 'open'
        ? { do: 'capture', chargeMicroUsd: turn.chargeMicroUsd }
        : { do: 'nothing' };
    case 'failed':
      // An unknown reservation is released too: that voids it, so that a reserve still under way finds the door closed.
      return reservation.status === 'open' || reservation.status === 'none'
        ? { do: 'release' }
        : { do: 'nothing' };
    default:
      return unhandled(turn);
  }
}

function isAbandoned(turn: TurnView, limits: TurnLimits, nowMs: number): boolean {
  const submittedMs = Date.parse(turn.submittedAt);
  return nowMs - submittedMs - pausedMsBetween(limits.pauses, submittedMs, nowMs) >= limits.abandonAfterMs;
}
