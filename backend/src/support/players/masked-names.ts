/** What players are called, as it may be seen without a grant: for lists, so that a row is somebody and not an id. */
import { Injectable } from '@nestjs/common';
import { AccountSearch } from '../../accounts/index.js';
import { maskedUsername } from './player-masks.js';

@Injectable()
export class MaskedNames {
  constructor(private readonly accounts: AccountSearch) {}

  /** By player, without those who are erased. That they are told is a read of each, and the caller's to record. */
  async of(playerIds: readonly string[]): Promise<Map<string, string>> {
    const accounts = await this.accounts.byPlayers([...new Set(playerIds)]);
    return new Map(accounts.map(({ playerId, username }) => [playerId, maskedUsername(username)]));
  }
}
