/** The links by which a forgotten password is replaced: each for an hour, and once. */
import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { AccountRow } from '../account.table.js';
import { Clock } from '../../platform/clock/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { hashOfToken, randomToken } from '../../platform/tokens/index.js';
import { PasswordResetRow } from './password-reset.table.js';

const VALID_FOR_MS = 3_600_000;
/** Links that one account may have at a time: more letters than these are nobody's forgetfulness. */
const LIVE_MAX = 3;

@Injectable()
export class PasswordResets {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly clock: Clock,
  ) {}

  /** The token of a new link; null when the player has as many as they may, or is no more. */
  async begin(playerId: string): Promise<string | null> {
    const requestedAt = this.clock.now();
    const expiresAt = new Date(requestedAt.getTime() + VALID_FOR_MS);
    return this.database.manager.transaction(async (tx) => {
      // Links of one account are made one after another, so that counting them tells the truth.
      const account = await tx.findOne(AccountRow, {
        select: { playerId: true },
        where: { playerId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!account) return null;
      await tx.delete(PasswordResetRow, { expiresAt: LessThan(requestedAt) });
      if ((await tx.countBy(PasswordResetRow, { playerId })) >= LIVE_MAX) return null;
      const token = randomToken();
      await tx.insert(PasswordResetRow, { tokenHash: hashOfToken(token), playerId, requestedAt, expiresAt });
      return token;
    });
  }

  /** Whose link it is; null when it is unknown, used or old. */
  async ownerOf(token: string): Promise<string | null> {
    const row = await this.rows.findOneBy({
      tokenHash: hashOfToken(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    return row?.playerId ?? null;
  }

  /** Whether it was this call that used the link: of two at once, one did. */
  async use(token: string): Promise<boolean> {
    const { affected } = await this.rows.delete({
      tokenHash: hashOfToken(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    return affected === 1;
  }

  async endAll(playerId: string): Promise<void> {
    await this.rows.delete({ playerId });
  }

  private get rows() {
    return this.database.repository(PasswordResetRow);
  }
}
