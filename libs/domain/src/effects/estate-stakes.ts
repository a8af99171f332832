/** Where birth makes an act weigh more or less, in percent: a bishop's prayer, a peasant's order. What is not named weighs 100. */
import type { ActKind } from '../scene/scene.js';

type EstateStakes = Readonly<Partial<Record<ActKind, number>>>;

/** By the estates of the three eras, as their characters are called by them. */
export const estateStakes: Readonly<Record<string, EstateStakes>> = {
  'First Estate': { faith: 150, mercy: 125, blood: 150, war: 60 },
  'Second Estate': { order: 125, war: 125, flight: 125, trade: 60 },
  'Third Estate': { word: 125, trade: 125, order: 75 },
  patrician: { law: 125, order: 125, oath: 125, trade: 60 },
  equestrian: { trade: 150, bribe: 125, law: 75 },
  plebeian: { word: 150, guard: 125, law: 75, order: 75 },
  daimyo: { gift: 150, war: 125, order: 125, betrayal: 125 },
  samurai: { oath: 150, guard: 125, surrender: 150, trade: 60 },
  peasant: { craft: 150, care: 125, order: 50, law: 50 },
};

/** Percent; 100 for an estate that is not named. */
export function estateWeight(estate: string, act: ActKind): number {
  const named = Object.hasOwn(estateStakes, estate) ? estateStakes[estate] : undefined;
  return named?.[act] ?? 100;
}
