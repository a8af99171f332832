/** The account rows: finding them by what a player signs in with, and making one. */
import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { AccountsDatabase } from '../platform/read-models/index.js';
import { brokenUniqueConstraint } from '../platform/postgres/index.js';
import { emailKey, usernameKey } from './account-names.js';
import { AccountRow } from './account.table.js';

export type Taken = 'username' | 'email';

@Injectable()
export class Accounts {
  constructor(private readonly database: AccountsDatabase) {}

  byPlayer(playerId: string): Promise<AccountRow | null> {
    return this.rows.findOneBy({ playerId });
  }

  /** @param login a username or an email; usernames hold no `@`, so it cannot be both */
  async byLogin(login: string): Promise<AccountRow | null> {
    // PostgreSQL holds no NUL, and no name or address has one.
    if (login.includes('\0')) return null;
    return this.rows.findOneBy(
      login.includes('@') ? { emailKey: emailKey(login) } : { usernameKey: usernameKey(login) },
    );
  }

  /** What is taken already; null when the row was made. */
  async insert(row: AccountRow): Promise<Taken | null> {
    return whatIsTaken(this.rows.insert(row));
  }

  /** What is taken already; null when the row was changed, or is no more. */
  async change(
    playerId: string,
    columns: Partial<Pick<AccountRow, 'username' | 'usernameKey' | 'email' | 'emailKey' | 'passwordHash'>>,
  ): Promise<Taken | null> {
    return whatIsTaken(this.rows.update({ playerId }, columns));
  }

  async activate(playerId: string): Promise<void> {
    await this.rows.update({ playerId }, { state: 'active' });
  }

  private get rows(): Repository<AccountRow> {
    return this.database.repository(AccountRow);
  }
}

async function whatIsTaken(write: Promise<unknown>): Promise<Taken | null> {
  try {
    await write;
    return null;
  } catch (error) {
    const constraint = brokenUniqueConstraint(error);
    if (constraint === 'account_username_taken') return 'username';
    if (constraint === 'account_email_taken') return 'email';
    throw error;
  }
}
