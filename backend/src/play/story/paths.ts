/** Paths of the tree: from the opening to a node, in pages of turns, so that a long story is never in memory at once. */
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import type { GameRow } from './game.table.js';
import { pathBack } from './path-back.js';
import { readToldTurn, type ToldTurn } from './told-turn.js';
import { TurnNodeRow } from './turn-node.table.js';

/** Turns that are in memory at a time. */
const PAGE = 50;

@Injectable()
export class Paths {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
  ) {}

  /**
   * The ids of the turns from the opening to a node, itself included, oldest first: none for the opening.
   * Null: the game has no such node with text.
   */
  async to(game: GameRow, nodeId: string): Promise<readonly string[] | null> {
    if (nodeId === game.gameId) return [];
    const rows = await pathBack<{ turn_id: string; has_text: boolean }>(
      this.readModels.manager,
      { gameId: game.gameId, turnId: nodeId },
      'node.turn_id, node.text IS NOT NULL AS has_text',
    );
    return rows[0]?.has_text ? rows.map(({ turn_id }) => turn_id).reverse() : null;
  }

  /** The rows of these turns of one path, in its order. */
  rows(game: GameRow, turnIds: readonly string[]): Promise<TurnNodeRow[]> {
    return this.readModels
      .repository(TurnNodeRow)
      .find({ where: { turnId: In([...turnIds]), gameId: game.gameId }, order: { depth: 'ASC' } });
  }

  /** These turns of one path, each with its text, one after the other. */
  async *told(game: GameRow, turnIds: readonly string[]): AsyncGenerator<ToldTurn> {
    for (let at = 0; at < turnIds.length; at += PAGE) {
      const rows = await this.rows(game, turnIds.slice(at, at + PAGE));
      yield* await Promise.all(rows.map((row) => readToldTurn(this.keys, row)));
    }
  }

  /** A node of the game; null for the opening and for what is none. */
  async node(game: GameRow, nodeId: string): Promise<TurnNodeRow | null> {
    return nodeId === game.gameId
      ? null
      : this.readModels.repository(TurnNodeRow).findOneBy({ turnId: nodeId, gameId: game.gameId });
  }
}
