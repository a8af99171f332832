/** What each kind of act can move: from least to most of every stat, before estate and difficulty weigh it. */
import type { Stats } from '../game/game.events.js';
import type { ActKind } from '../scene/scene.js';
import type { Bounds } from './weighing.js';

/** The most a model may propose for one stat in one turn, whatever the act. */
export const MAX_PROPOSED_EFFECT = 15;

export type Stakes = Readonly<Record<keyof Stats, Bounds>>;

function stakesOf(influence: Bounds, reputation: Bounds, resources: Bounds): Stakes {
  return { influence, reputation, resources };
}

/** A stat whose bounds leave 0 out moves whatever is proposed: nobody surrenders for nothing. */
export const stakes = {
  word: stakesOf([-5, 6], [-6, 8], [-2, 2]),
  lie: stakesOf([-8, 6], [-10, 4], [-3, 4]),
  oath: stakesOf([-6, 8], [-8, 10], [-3, 2]),
  letter: stakesOf([-4, 6], [-4, 5], [-2, 3]),
  inquiry: stakesOf([-3, 3], [-3, 3], [-3, 3]),
  gift: stakesOf([-2, 5], [-2, 8], [-12, 0]),
  trade: stakesOf([-3, 3], [-3, 3], [-10, 10]),
  bribe: stakesOf([-6, 10], [-8, 0], [-12, 0]),
  order: stakesOf([-8, 8], [-8, 6], [-6, 4]),
  law: stakesOf([-10, 12], [-10, 10], [-5, 5]),
  blood: stakesOf([-8, 10], [-15, 6], [-3, 8]),
  war: stakesOf([-15, 15], [-15, 15], [-15, 15]),
  guard: stakesOf([-4, 4], [-4, 6], [-4, 2]),
  arrest: stakesOf([-8, 8], [-10, 6], [-2, 4]),
  mercy: stakesOf([-5, 6], [-3, 10], [-5, 2]),
  theft: stakesOf([-6, 3], [-12, 2], [-5, 12]),
  destruction: stakesOf([-6, 8], [-12, 6], [-8, 4]),
  betrayal: stakesOf([-12, 12], [-15, 3], [-5, 12]),
  surrender: stakesOf([-15, -3], [-12, 3], [-12, 0]),
  flight: stakesOf([-8, 2], [-8, 2], [-8, 2]),
  travel: stakesOf([-3, 3], [-2, 3], [-5, 3]),
  faith: stakesOf([-3, 5], [-4, 8], [-4, 3]),
  love: stakesOf([-4, 4], [-4, 4], [-4, 4]),
  care: stakesOf([-2, 3], [-2, 6], [-5, 1]),
  craft: stakesOf([-2, 3], [-2, 4], [-4, 8]),
  rest: stakesOf([-1, 2], [-1, 2], [-1, 2]),
  // Narrow: else it would be worth more than to say what was done.
  other: stakesOf([-4, 4], [-5, 5], [-4, 4]),
} as const satisfies Readonly<Record<ActKind, Stakes>>;

/** Of an answer without a scene, as those were before there were scenes. */
export const unknownStakes: Stakes = stakesOf([-15, 15], [-15, 15], [-15, 15]);
