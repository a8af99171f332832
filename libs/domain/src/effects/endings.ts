/**
 * Whether a story ends: the last day always does it; death and triumph are proposed by the model and decided by the game. Nobody dies of a
 * danger that was not shown before: a wound was told in an earlier turn, the low stat was low before, after three told turns in danger.
 */
import type { Difficulty, EndingKind, Stats, TurnKind, WorldState } from '../game/game.events.js';
import { DANGER_TURNS_BEFORE_DEATH, statsInDanger } from './danger.js';

const triumphAt: Stats = { influence: 90, reputation: 75, resources: 50 };
/** Nobody triumphs before so many turns of a path. */
const TRIUMPH_FROM_TURN = 20;

export interface EndingCircumstances {
  readonly proposed: EndingKind | null;
  readonly difficulty: Difficulty;
  readonly kind: TurnKind;
  /** Place of the turn on its path, from 1. */
  readonly depth: number;
  readonly statsBefore: Stats;
  /** Told turns in a row for which a stat had been in danger before this turn (`WorldState.dangerTurns`). */
  readonly dangerTurnsBefore: number;
  /** The chronicle holds an open wound of the character's own. */
  readonly wounded: boolean;
  /** The era's last day, as an ordinal. */
  readonly lastOrdinal: number;
}

/** Null: the story goes on. @param world after the turn */
export function endingOf(world: WorldState, circumstances: EndingCircumstances): EndingKind | null {
  const { proposed, kind, depth, wounded, lastOrdinal } = circumstances;
  if (kind === 'question') return null;
  if (proposed === 'death' && (wounded || isFrail(world, circumstances))) return 'death';
  if (world.date.ordinal >= lastOrdinal) return 'last_day';
  if (proposed === 'triumph' && depth >= TRIUMPH_FROM_TURN && standsHigh(world.stats)) return 'triumph';
  return null;
}

/** By one and the same stat: by another nobody was warned. */
function isFrail(
  { stats }: WorldState,
  { difficulty, statsBefore, dangerTurnsBefore }: EndingCircumstances,
): boolean {
  if (dangerTurnsBefore < DANGER_TURNS_BEFORE_DEATH) return false;
  const shown = statsInDanger(statsBefore, difficulty);
  return statsInDanger(stats, difficulty).some((stat) => shown.includes(stat));
}

function standsHigh(stats: Stats): boolean {
  return (
    stats.influence >= triumphAt.influence &&
    stats.reputation >= triumphAt.reputation &&
    stats.resources >= triumphAt.resources
  );
}
