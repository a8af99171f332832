/**
 * The line below which a story can end: shown to the player before it can, and for so many told turns that they could have acted. How long
 * a path has been below it stands in its worlds.
 */
import type { Difficulty, Stats, TurnKind, WorldState } from '../game/game.events.js';

/** A stat at most this is in danger: the harder the game, the nearer. */
const dangerAt: Readonly<Record<Difficulty, number>> = { easy: 5, normal: 15, hard: 25 };
const statNames: readonly (keyof Stats)[] = ['influence', 'reputation', 'resources'];

/** Told turns that the danger must have stood on a path before the story can end by it. */
export const DANGER_TURNS_BEFORE_DEATH = 3;

/** At or below it a story can end. */
export function dangerBound(difficulty: Difficulty): number {
  return dangerAt[difficulty];
}

/** Those at or below the bound. */
export function statsInDanger(stats: Stats, difficulty: Difficulty): readonly (keyof Stats)[] {
  return statNames.filter((stat) => stats[stat] <= dangerBound(difficulty));
}

/**
 * The danger of a world after a turn, as it stands in it: absent without any. A question, in which no time passes, neither prolongs
 * nor ends it.
 */
export function dangerAfter(
  { dangerTurns = 0 }: Pick<WorldState, 'dangerTurns'>,
  after: Stats,
  { difficulty, kind }: { readonly difficulty: Difficulty; readonly kind: TurnKind },
): Pick<WorldState, 'dangerTurns'> {
  const inDanger = statsInDanger(after, difficulty).length > 0;
  const turns = kind === 'question' ? dangerTurns : inDanger ? dangerTurns + 1 : 0;
  return turns > 0 ? { dangerTurns: turns } : {};
}
