/** The model proposes effects; the game decides them. */
import type { Difficulty, Stats, TurnKind } from '../game/game.events.js';
import { weighed } from './weighing.js';

/** Changes as the model proposes them: any number, or nothing. */
export type ProposedEffects = Readonly<Partial<Record<keyof Stats, number>>>;

/** The most a model may propose for one stat in one turn, before the difficulty weighs it. */
export const MAX_PROPOSED_EFFECT = 15;

/**
 * The stats after a turn: each proposal cut to ±15, weighed by the difficulty (so at most ±18 in the end), rounded toward zero, and the
 * stat kept within 0 to 100. A question changes nothing (decision 13).
 */
export function applyEffects(
  stats: Stats,
  proposed: ProposedEffects,
  difficulty: Difficulty,
  kind: TurnKind = 'action',
): Stats {
  if (kind === 'question') return stats;
  const after = (stat: keyof Stats): number =>
    Math.min(100, Math.max(0, stats[stat] + weighed(proposed[stat], MAX_PROPOSED_EFFECT, difficulty)));
  return {
    influence: after('influence'),
    reputation: after('reputation'),
    resources: after('resources'),
  };
}
