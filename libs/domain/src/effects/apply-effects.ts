/** The model proposes effects; the game decides them. */
import type { Difficulty, Stats, TurnKind } from '../game/game.events.js';
import type { ActKind, ActOutcome } from '../scene/scene.js';
import { estateWeight } from './estate-stakes.js';
import { MAX_PROPOSED_EFFECT, stakes, unknownStakes, type Stakes } from './stakes.js';
import { byDifficulty, cut, type Bounds } from './weighing.js';

/** Changes as the model proposes them: any number, or nothing. */
export type ProposedEffects = Readonly<Partial<Record<keyof Stats, number>>>;

/** Who did what, and in which game. */
export interface WeighedAct {
  readonly kind: TurnKind;
  /** Null: the answer has no scene that says. */
  readonly act: ActKind | null;
  readonly outcome: ActOutcome;
  /** The character's, as the era calls it. */
  readonly estate: string;
  readonly difficulty: Difficulty;
}

/**
 * The stats after a turn: each proposal cut to what such an act can move, weighed by the estate (still within ±15) and by the difficulty
 * (so at most ±18 in the end), rounded toward zero, and the stat kept within 0 to 100. What was refused moves nothing up; a question
 * changes nothing (decision 13).
 */
export function applyEffects(
  stats: Stats,
  proposed: ProposedEffects,
  { kind, act, outcome, estate, difficulty }: WeighedAct,
): Stats {
  if (kind === 'question') return stats;
  const moves: Stakes = act === null ? unknownStakes : stakes[act];
  const weight = act === null ? 100 : estateWeight(estate, act);
  const after = (stat: keyof Stats): number => {
    const [least, most] = moves[stat];
    const bounds: Bounds = outcome === 'refused' ? [least, 0] : [least, most];
    const byEstate = (cut(proposed[stat], bounds) * weight) / 100;
    const change = byDifficulty(cut(byEstate, [-MAX_PROPOSED_EFFECT, MAX_PROPOSED_EFFECT]), difficulty);
    return Math.min(100, Math.max(0, stats[stat] + change));
  };
  return {
    influence: after('influence'),
    reputation: after('reputation'),
    resources: after('resources'),
  };
}
