/** History can be bent, by those who are strong enough and while it is not yet over: proposed by the model, decided by the game. */
import type { Stats, TurnKind } from '../game/game.events.js';

/** An event of the era's timeline, as far as bending goes. */
export interface Bendable {
  readonly id: string;
  readonly ordinal: number;
  readonly weight: 1 | 2 | 3;
}

/** Days after an event within which its outcome may still be turned. */
const BEND_DAYS_AFTER = 30;
/** Days before it from which on it may be. */
const BEND_DAYS_BEFORE = 400;
/** By the event's weight; only where history is to be kept to. */
const influenceNeeded: Readonly<Record<Bendable['weight'], number>> = { 1: 20, 2: 40, 3: 60 };

/**
 * What went otherwise after a turn: at most one more than before, of those that the model names. With historical accuracy only those
 * with the influence that an event of that weight asks for can bend it. A question changes nothing.
 */
export function bendHistory(
  bent: readonly string[],
  proposed: readonly string[],
  timeline: readonly Bendable[],
  at: {
    readonly ordinal: number;
    readonly stats: Stats;
    readonly kind: TurnKind;
    readonly accuracy: boolean;
  },
): readonly string[] {
  if (at.kind === 'question') return bent;
  const event = timeline.find(
    ({ id, ordinal, weight }) =>
      proposed.includes(id) &&
      !bent.includes(id) &&
      ordinal >= at.ordinal - BEND_DAYS_AFTER &&
      ordinal <= at.ordinal + BEND_DAYS_BEFORE &&
      (!at.accuracy || at.stats.influence >= influenceNeeded[weight]),
  );
  return event ? [...bent, event.id] : bent;
}
