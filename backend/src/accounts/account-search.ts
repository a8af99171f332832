/** For support: whose account it is, by what they say of themselves. */
import { Injectable } from '@nestjs/common';
import { In, Like } from 'typeorm';
import { AccountsDatabase } from '../platform/read-models/index.js';
import { emailKey, usernameKey } from './account-names.js';
import { AccountRow } from './account.table.js';

export type FoundAccount = Pick<AccountRow, 'playerId' | 'username' | 'email' | 'createdAt'>;

/** Shorter beginnings would list half of all players. */
const BEGINNING_MIN = 3;
const BEGINNINGS_MAX = 20;

@Injectable()
export class AccountSearch {
  constructor(private readonly database: AccountsDatabase) {}

  /** Null: erased, or never registered. */
  byPlayer(playerId: string): Promise<FoundAccount | null> {
    return this.rows.findOneBy({ playerId, state: 'active' });
  }

  /** In no order, without those who are erased or never registered. */
  async byPlayers(playerIds: readonly string[]): Promise<FoundAccount[]> {
    return playerIds.length === 0 ? [] : this.rows.findBy({ playerId: In(playerIds), state: 'active' });
  }

  byEmail(email: string): Promise<FoundAccount | null> {
    return this.rows.findOneBy({ emailKey: emailKey(email), state: 'active' });
  }

  /** Whoever has this name; only when nobody has, those whose name begins so. */
  async byUsername(username: string): Promise<FoundAccount[]> {
    const key = usernameKey(username);
    const exact = await this.rows.findOneBy({ usernameKey: key, state: 'active' });
    if (exact) return [exact];
    if (Array.from(key).length < BEGINNING_MIN) return [];
    return this.rows.find({
      where: { usernameKey: Like(`${key.replace(/[\\%_]/g, '\\$&')}%`), state: 'active' },
      order: { usernameKey: 'ASC' },
      take: BEGINNINGS_MAX,
    });
  }

  private get rows() {
    return this.database.repository(AccountRow);
  }
}
