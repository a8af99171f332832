/**
 * The player's games are deleted as the player would delete them, by event: so the read models lose them the same way whenever they
 * are filled anew, and a game takes nothing that comes late. What hangs on a game goes first: while its row is there it is found again.
 */
import { Injectable } from '@nestjs/common';
import { deleteErasedGame } from '@rubicon/domain';
import {
  erasureCause,
  ErasureStep,
  readModelsHoldAll,
  type ErasureProgress,
} from '../../platform/erasure/index.js';
import { CommandContexts, EventStoreDb, PostgresSnapshots } from '../../platform/event-store/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { chronicleSnapshotId } from '../chronicle/index.js';
import { CurrentGames } from '../current-game/index.js';
import { GameRow, TurnNodeRow } from '../story/index.js';
import { TurnEngine } from '../turns/index.js';
import { DeletedGameRow } from './deleted-game.table.js';

@Injectable()
export class GamesStep extends ErasureStep {
  readonly name = 'games';
  readonly stage = 'rows';

  constructor(
    private readonly engine: TurnEngine,
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    private readonly currentGames: CurrentGames,
    private readonly snapshots: PostgresSnapshots,
    private readonly preview: PreviewChannel,
    private readonly contexts: CommandContexts,
  ) {
    super();
  }

  /** `waiting` once it found games: the next round looks whether one was begun meanwhile. */
  async erase(playerId: string): Promise<ErasureProgress> {
    await readModelsHoldAll('game', this.store, this.readModels);
    const games = await this.readModels
      .repository(GameRow)
      .find({ select: { gameId: true }, where: { playerId } });
    for (const { gameId } of games) await this.delete(playerId, gameId);
    await this.currentGames.forgetAll(playerId);
    await this.forgetSnapshots(playerId);
    return games.length > 0 ? 'waiting' : 'done';
  }

  private async delete(playerId: string, gameId: string): Promise<void> {
    const turns = await this.readModels
      .repository(TurnNodeRow)
      .find({ select: { turnId: true }, where: { gameId } });
    await this.preview.clear(...turns.map(({ turnId }) => turnId));
    const outcome = await deleteErasedGame(playerId, gameId, this.engine, erasureCause(this.contexts));
    if (outcome.kind === 'refused') throw new Error(`a game could not be deleted: ${outcome.refusal.code}`);
  }

  /** Those of the games deleted long ago, too: a crash may have left one. Whoever saves one from now on finds its stream ended. */
  private async forgetSnapshots(playerId: string): Promise<void> {
    const deleted = await this.readModels
      .repository(DeletedGameRow)
      .find({ select: { gameId: true }, where: { playerId } });
    await this.snapshots.forget([
      `player-${playerId}`,
      `wallet-${playerId}`,
      ...deleted.flatMap(({ gameId }) => [`game-${gameId}`, chronicleSnapshotId(gameId)]),
    ]);
  }
}
