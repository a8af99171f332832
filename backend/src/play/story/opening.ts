/** How a game began: the first page of its story, as its player may read it. */
import type { Suggestion } from '@rubicon/contracts';
import type { CharacterSheet, PrologueStory } from '@rubicon/domain';
import { openText, type PlayerKeys } from '../../platform/keys/index.js';
import type { GameRow } from './game.table.js';

export interface OpeningText {
  readonly character: CharacterSheet;
  readonly narrative: string;
  readonly suggestions: Suggestion[];
  /** Of a game that goes on from the free prologue. */
  readonly prologue?: PrologueStory;
}

/** @throws Refused `player_erased` */
export function openOpening(keys: PlayerKeys, { opening }: Pick<GameRow, 'opening'>): Promise<OpeningText> {
  return openText<OpeningText>(keys, opening);
}
