import { Injectable } from '@nestjs/common';
import { Accounts } from './accounts.js';

/** For other slices: where to write to a player. */
@Injectable()
export class AccountEmails {
  constructor(private readonly accounts: Accounts) {}

  /** Null for a player without an account (deleted). */
  async emailOf(playerId: string): Promise<string | null> {
    return (await this.accounts.byPlayer(playerId))?.email ?? null;
  }
}
