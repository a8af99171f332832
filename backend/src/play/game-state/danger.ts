/** By what a story can end, as its player is told before it can. */
import type { Danger } from '@rubicon/contracts';
import { dangerBound, statsInDanger, type WorldState } from '@rubicon/domain';
import type { GameRow } from '../story/index.js';

export function dangerIn(
  { stats }: Pick<WorldState, 'stats'>,
  { difficulty }: Pick<GameRow, 'difficulty'>,
  wound: string | null,
): Danger {
  return {
    bound: dangerBound(difficulty),
    stats: statsInDanger(stats, difficulty).map((stat) => ({ stat, value: stats[stat] })),
    wound,
  };
}

/** Of a story that has ended: nothing more can happen to it. */
export function noDanger({ difficulty }: Pick<GameRow, 'difficulty'>): Danger {
  return { bound: dangerBound(difficulty), stats: [], wound: null };
}
