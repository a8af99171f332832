/** Games and turns as their player may see them: read models, opened under the player's key. */
import { Injectable } from '@nestjs/common';
import type { Turn, TurnPage } from '@rubicon/contracts';
import { In } from 'typeorm';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { GameRow } from './game.table.js';
import { openOpening } from './opening.js';
import { pathBack } from './path-back.js';
import { TurnNodeRow } from './turn-node.table.js';
import { TurnReader } from './turn-reader.js';

@Injectable()
export class Story {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly turns: TurnReader,
  ) {}

  /** Null: no such game, deleted, or another player's. */
  async game(playerId: string, gameId: string): Promise<GameRow | null> {
    return this.readModels.repository(GameRow).findOneBy({ gameId, playerId });
  }

  /** @throws Refused `game_not_found`: no such game, deleted, or another player's */
  async ownGame(playerId: string, gameId: string): Promise<GameRow> {
    const game = await this.game(playerId, gameId);
    if (!game) throw new Refused('game_not_found');
    return game;
  }

  /** Null: no such turn, of a deleted game, or another player's. */
  async turn(playerId: string, turnId: string): Promise<Turn | null> {
    const row = await this.readModels.repository(TurnNodeRow).findOneBy({ turnId, playerId });
    const game = row && (await this.game(playerId, row.gameId));
    const [turn] = row && game ? await this.turns.read([row], game) : [];
    return turn ?? null;
  }

  /** The path from a turn (default: the head) backwards, newest first. */
  async path(game: GameRow, before: string | null, limit: number): Promise<TurnPage> {
    const from = before === null ? game.headTurnId : await this.parentOf(game, before);
    const rows = from === null ? [] : await this.pageFrom(game, from, limit);
    const turns = await this.turns.read(rows, game);
    const oldest = rows.at(-1);
    const reachesOpening = oldest ? oldest.parentTurnId === game.gameId : from === game.gameId;
    const opening = reachesOpening ? await openOpening(this.keys, game) : null;
    return {
      turns,
      nextBefore: reachesOpening || !oldest ? null : oldest.turnId,
      opening: opening && { narrative: opening.narrative, currentDate: game.openingWorld.date.label },
    };
  }

  /** Newest first. */
  private async pageFrom({ gameId }: GameRow, turnId: string, limit: number): Promise<TurnNodeRow[]> {
    const page = await pathBack<{ turn_id: string }>(
      this.readModels.manager,
      { gameId, turnId, most: limit },
      'node.turn_id',
    );
    return this.readModels.repository(TurnNodeRow).find({
      where: { turnId: In(page.map(({ turn_id }) => turn_id)), gameId },
      order: { depth: 'DESC' },
    });
  }

  private async parentOf(game: GameRow, turnId: string): Promise<string | null> {
    const row = await this.readModels.repository(TurnNodeRow).findOneBy({ turnId, gameId: game.gameId });
    return row?.parentTurnId ?? null;
  }
}
