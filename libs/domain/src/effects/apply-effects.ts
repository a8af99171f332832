/** The model proposes effects; the game decides them. */
import type { Difficulty, Stats, TurnKind } from '../game/game.events.js';

/** Changes as the model proposes them: any number, or nothing. */
export type ProposedEffects = Readonly<Partial<Record<keyof Stats, number>>>;

/** The most a model may propose for one stat in one turn, before the difficulty weighs it. */
export const MAX_PROPOSED_EFFECT = 15;

/** Hundredths, so that the arithmetic stays exact. */
const weightPercent: Readonly<Record<Difficulty, { readonly gain: number; readonly loss: number }>> = {
  easy: { gain: 125, loss: 75 },
  normal: { gain: 100, loss: 100 },
  hard: { gain: 75, loss: 125 },
};

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
    clamp(stats[stat] + effectOf(proposed[stat], difficulty), 0, 100);
  return {
    influence: after('influence'),
    reputation: after('reputation'),
    resources: after('resources'),
  };
}

function effectOf(proposed: number | undefined, difficulty: Difficulty): number {
  if (proposed === undefined || Number.isNaN(proposed)) return 0;
  const whole = Math.trunc(clamp(proposed, -MAX_PROPOSED_EFFECT, MAX_PROPOSED_EFFECT));
  const weight = weightPercent[difficulty];
  return Math.trunc((whole * (whole > 0 ? weight.gain : weight.loss)) / 100);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
