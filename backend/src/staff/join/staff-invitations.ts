/** The links by which staff join: each for a day, and once. A new one ends the one before. */
import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { hashOfToken, randomToken } from '../../platform/tokens/index.js';
import { StaffInvitationRow } from './staff-invitation.table.js';

const VALID_FOR_MS = 24 * 3_600_000;

@Injectable()
export class StaffInvitations {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly clock: Clock,
  ) {}

  /** The token of a new link. */
  async begin(tx: EntityManager, staffId: string): Promise<string> {
    const token = randomToken();
    const expiresAt = new Date(this.clock.now().getTime() + VALID_FOR_MS);
    await tx.delete(StaffInvitationRow, { staffId });
    await tx.insert(StaffInvitationRow, { tokenHash: hashOfToken(token), staffId, expiresAt });
    return token;
  }

  /** Null when it is unknown, used or old. */
  find(token: string): Promise<StaffInvitationRow | null> {
    return this.database
      .repository(StaffInvitationRow)
      .findOneBy({ tokenHash: hashOfToken(token), expiresAt: MoreThan(this.clock.now()) });
  }

  /** Keeps what was chosen until it is confirmed. */
  async choose(
    { tokenHash }: StaffInvitationRow,
    chosen: { readonly passwordHash: string; readonly factorSecret: Buffer },
  ): Promise<void> {
    await this.database.repository(StaffInvitationRow).update({ tokenHash }, chosen);
  }

  /** Whether it was this call that used the link, as it was when it was found: of two at once, one did. */
  async use(tx: EntityManager, { tokenHash, passwordHash }: StaffInvitationRow): Promise<boolean> {
    const { affected } = await tx.delete(StaffInvitationRow, { tokenHash, passwordHash });
    return affected === 1;
  }
}
