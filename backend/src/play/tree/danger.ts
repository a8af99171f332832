/** By what a story can end, as its player is told before it can. */
import { Injectable } from '@nestjs/common';
import type { Danger } from '@rubicon/contracts';
import { dangerBound, statsInDanger, type WorldState } from '@rubicon/domain';
import type { GameRow } from './game.table.js';

/** The wound that a character carries; whoever keeps the chronicle knows of it. */
@Injectable()
export abstract class OpenWounds {
  /** At the end of a node with text, or at the opening; null: none. @param name the character's */
  abstract at(game: GameRow, nodeId: string, name: string): Promise<string | null>;
}

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
