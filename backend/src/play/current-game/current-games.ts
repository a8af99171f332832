/** Which game a call means that names none: the one last started or played, of that era or of all. */
import { Injectable } from '@nestjs/common';
import type { GameType } from '@rubicon/contracts';
import { insertRows, ReadModels } from '../../platform/read-models/index.js';
import { CurrentGameRow } from './current-game.table.js';

@Injectable()
export class CurrentGames {
  constructor(private readonly readModels: ReadModels) {}

  /** @param position of the append that made it current; an older one than known changes nothing */
  async pointTo(
    game: { readonly playerId: string; readonly gameType: GameType; readonly gameId: string },
    position: bigint,
  ): Promise<void> {
    const row = { ...game, position: position.toString() };
    await insertRows(this.readModels.manager, CurrentGameRow, [row], {
      replace: ['gameId', 'position'],
      ifGreater: 'position',
    });
  }

  async forget(playerId: string, gameId: string): Promise<void> {
    await this.readModels.repository(CurrentGameRow).delete({ playerId, gameId });
  }

  async forgetAll(playerId: string): Promise<void> {
    await this.readModels.repository(CurrentGameRow).delete({ playerId });
  }

  /** @param gameType null: of whichever era */
  async of(playerId: string, gameType: GameType | null): Promise<CurrentGameRow | null> {
    const latest = await this.latest(playerId);
    return latest.find((row) => gameType === null || row.gameType === gameType) ?? null;
  }

  /** At most one of each era, the one last started or played first. */
  async latest(playerId: string): Promise<CurrentGameRow[]> {
    return this.readModels
      .repository(CurrentGameRow)
      .find({ where: { playerId }, order: { position: 'DESC' } });
  }
}
