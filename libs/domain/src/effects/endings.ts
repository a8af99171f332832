/** Whether a story ends: the last day always does it; death and triumph are proposed by the model and decided by the game. */
import type { Difficulty, EndingKind, Stats, TurnKind, WorldState } from '../game/game.events.js';

/** Death is near when a stat is at most this: the harder the game, the nearer. */
const frailAt: Readonly<Record<Difficulty, number>> = { easy: 5, normal: 15, hard: 25 };
const triumphAt: Stats = { influence: 90, reputation: 75, resources: 50 };
/** Nobody triumphs before so many turns of a path. */
const TRIUMPH_FROM_TURN = 20;

export interface EndingCircumstances {
  readonly proposed: EndingKind | null;
  readonly difficulty: Difficulty;
  readonly kind: TurnKind;
  /** Place of the turn on its path, from 1. */
  readonly depth: number;
  /** The chronicle holds an open wound of the character's own. */
  readonly wounded: boolean;
  /** The era's last day, as an ordinal. */
  readonly lastOrdinal: number;
}

/** Null: the story goes on. @param world after the turn */
export function endingOf(world: WorldState, circumstances: EndingCircumstances): EndingKind | null {
  const { proposed, difficulty, kind, depth, wounded, lastOrdinal } = circumstances;
  if (kind === 'question') return null;
  if (proposed === 'death' && (wounded || isFrail(world.stats, difficulty))) return 'death';
  if (world.date.ordinal >= lastOrdinal) return 'last_day';
  if (proposed === 'triumph' && depth >= TRIUMPH_FROM_TURN && standsHigh(world.stats)) return 'triumph';
  return null;
}

function isFrail(stats: Stats, difficulty: Difficulty): boolean {
  return Math.min(stats.influence, stats.reputation, stats.resources) <= frailAt[difficulty];
}

function standsHigh(stats: Stats): boolean {
  return (
    stats.influence >= triumphAt.influence &&
    stats.reputation >= triumphAt.reputation &&
    stats.resources >= triumphAt.resources
  );
}
