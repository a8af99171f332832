/** What a proposal of the model weighs: cut to its bounds, and made heavier or lighter by the difficulty. */
import type { Difficulty } from '../game/game.events.js';

export type Bounds = readonly [least: number, most: number];

/** Hundredths, so that the arithmetic stays exact. */
const weightPercent: Readonly<Record<Difficulty, { readonly gain: number; readonly loss: number }>> = {
  easy: { gain: 125, loss: 75 },
  normal: { gain: 100, loss: 100 },
  hard: { gain: 75, loss: 125 },
};

/** A whole number, rounded toward zero; no number counts as 0, which is cut to the bounds too. */
export function weighed(proposed: number | undefined, bounds: Bounds, difficulty: Difficulty): number {
  return byDifficulty(cut(proposed, bounds), difficulty);
}

/** The proposal without its fraction, within the bounds. */
export function cut(proposed: number | undefined, [least, most]: Bounds): number {
  const counted = proposed === undefined || Number.isNaN(proposed) ? 0 : proposed;
  return Math.trunc(Math.min(most, Math.max(least, counted)));
}

/** A whole number, rounded toward zero. */
export function byDifficulty(change: number, difficulty: Difficulty): number {
  const weight = weightPercent[difficulty];
  return Math.trunc((change * (change > 0 ? weight.gain : weight.loss)) / 100);
}
