/** A turn as its story tells it, without what it cost: for whoever reads the story and nothing else. */
import type { GameEnding } from '@rubicon/contracts';
import type { TurnKind, WorldState } from '@rubicon/domain';
import { openText, type PlayerKeys } from '../../platform/keys/index.js';
import type { TurnNodeRow } from './turn-node.table.js';
import { endingOf, type NodeText } from './turn-reader.js';

export interface ToldTurn {
  readonly turnId: string;
  readonly kind: TurnKind;
  readonly userInput: string;
  readonly narrative: string;
  /** After the turn. */
  readonly world: WorldState;
  readonly ending: GameEnding | null;
}

/** @throws Error for a row without text; Refused `player_erased` */
export async function readToldTurn(keys: PlayerKeys, row: TurnNodeRow): Promise<ToldTurn> {
  const { turnId, kind, world } = row;
  if (!row.text || !world) throw new Error(`turn ${turnId} has no text to tell`);
  const [{ userInput }, text] = await Promise.all([
    openText<{ userInput: string }>(keys, row.input),
    openText<NodeText>(keys, row.text),
  ]);
  return { turnId, kind, userInput, narrative: text.narrative, world, ending: endingOf(row, text) };
}
