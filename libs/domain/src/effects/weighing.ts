/** What a proposal of the model weighs: cut to its bounds, and made heavier or lighter by the difficulty. */
import type { Difficulty } from '../game/game.events.js';

/** Hundredths, so that the arithmetic stays exact. */
const weightPercent: Readonly<Record<Difficulty, { readonly gain: number; readonly loss: number }>> = {
  easy: { gain: 125, loss: 75 },
  normal: { gain: 100, loss: 100 },
  hard: { gain: 75, loss: 125 },
};

/** A whole number, rounded toward zero; no number counts as 0. */
export function weighed(proposed: number | undefined, most: number, difficulty: Difficulty): number {
  if (proposed === undefined || Number.isNaN(proposed)) return 0;
  const whole = Math.trunc(Math.min(most, Math.max(-most, proposed)));
  const weight = weightPercent[difficulty];
  return Math.trunc((whole * (whole > 0 ? weight.gain : weight.loss)) / 100);
}
