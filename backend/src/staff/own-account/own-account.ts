/** What a staff member changes about their own account. Each wants the password once more: the browser may be unwatched. */
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../accounts/index.js';
import type { SignedInStaff } from '../../platform/staff/index.js';
import { RateLimiter, type RateLimitRule } from '../../platform/rate-limits/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { RecoveryCodes } from '../factor/recovery-codes.js';
import { StaffSignIns } from '../sessions/staff-sign-ins.js';
import { StaffAccountRow } from '../staff-account.table.js';
import { StaffAccounts } from '../staff-accounts.js';

/** Guessing a password from a session that somebody left open. */
const confirmations: RateLimitRule = { name: 'staff-password-confirmation', limit: 10, perSeconds: 300 };

@Injectable()
export class OwnStaffAccount {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly accounts: StaffAccounts,
    private readonly passwords: Passwords,
    private readonly codes: RecoveryCodes,
    private readonly signIns: StaffSignIns,
    private readonly limiter: RateLimiter,
  ) {}

  /** The ones before count no more. @throws Refused `wrong_password` */
  async renewCodes({ staffId }: SignedInStaff, currentPassword: string): Promise<string[]> {
    await this.confirm(staffId, currentPassword);
    return this.database.manager.transaction((tx) => this.codes.renew(tx, staffId));
  }

  /** Every other sign-in ends. @throws Refused `wrong_password` */
  async changePassword(
    { staffId, sessionId }: SignedInStaff,
    currentPassword: string,
    newPassword: string,
  ): Promise<void> {
    const confirmed = await this.confirm(staffId, currentPassword);
    const passwordHash = await this.passwords.hash(newPassword);
    // Reset or changed in this moment: what was confirmed is not the password any more.
    const { affected } = await this.database
      .repository(StaffAccountRow)
      .update({ staffId, passwordHash: confirmed }, { passwordHash });
    if (affected !== 1) throw new Refused('wrong_password');
    await this.signIns.endAll(staffId, { except: sessionId });
  }

  /** The hash that it matches. */
  private async confirm(staffId: string, currentPassword: string): Promise<string> {
    await this.limiter.take(confirmations, staffId);
    const passwordHash = (await this.accounts.byId(staffId))?.passwordHash ?? null;
    if (passwordHash === null || !(await this.passwords.matches(currentPassword, passwordHash)))
      throw new Refused('wrong_password');
    return passwordHash;
  }
}
