/** Every sign-in of a player, ended from whichever role. */
import { Injectable } from '@nestjs/common';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { SessionRow } from './session.table.js';

@Injectable()
export class AllSignIns {
  private readonly listeners: ((playerId: string) => void)[] = [];

  constructor(private readonly database: AccountsDatabase) {}

  /** For what this process keeps in memory of sign-ins. */
  onEnded(listener: (playerId: string) => void): void {
    this.listeners.push(listener);
  }

  /** In this process at once, in others as soon as they ask again. */
  async end(playerId: string): Promise<void> {
    await this.database.repository(SessionRow).delete({ playerId });
    for (const listener of this.listeners) listener(playerId);
  }
}
