/** An invitation becomes something to sign in with: a password and a second factor, kept once a code has proved that the app has the secret. */
import { Injectable } from '@nestjs/common';
import type { StaffConfirmAnswer, StaffJoinAnswer } from '@rubicon/contracts';
import { Passwords } from '../../accounts/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { RecoveryCodes } from '../factor/recovery-codes.js';
import { SecondFactor } from '../factor/second-factor.js';
import { StaffAccountRow } from '../staff-account.table.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffLog } from '../staff-log.js';
import { StaffInvitations } from './staff-invitations.js';

@Injectable()
export class JoinStaff {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly accounts: StaffAccounts,
    private readonly invitations: StaffInvitations,
    private readonly passwords: Passwords,
    private readonly factor: SecondFactor,
    private readonly codes: RecoveryCodes,
    private readonly log: StaffLog,
  ) {}

  /** May be asked again: the last password and secret count. @throws Refused `invitation_expired` */
  async choose(token: string, password: string): Promise<StaffJoinAnswer> {
    const invitation = await this.invitations.find(token);
    const account = invitation && (await this.accounts.byId(invitation.staffId));
    if (!account) throw new Refused('invitation_expired');
    const secret = this.factor.newSecret();
    await this.invitations.choose(invitation, {
      passwordHash: await this.passwords.hash(password),
      factorSecret: this.factor.seal(account.staffId, secret),
    });
    const { name } = account;
    return { name, factorUri: this.factor.uriOf(name, secret), factorSecret: secret };
  }

  /** @throws Refused `invitation_expired`, `wrong_code` */
  async confirm(token: string, code: string): Promise<StaffConfirmAnswer> {
    const invitation = await this.invitations.find(token);
    if (!invitation) throw new Refused('invitation_expired');
    const { staffId, passwordHash, factorSecret } = invitation;
    const step = factorSecret && this.factor.stepOf(staffId, factorSecret, code, 0);
    if (step === null) throw new Refused('wrong_code');
    return this.database.manager.transaction(async (tx) => {
      if (!(await this.invitations.use(tx, invitation))) throw new Refused('invitation_expired');
      await tx.update(StaffAccountRow, { staffId }, { passwordHash, factorSecret, factorStep: step });
      const recoveryCodes = await this.codes.renew(tx, staffId);
      await this.log.append(staffId, { type: 'JoinStaff' });
      return { recoveryCodes };
    });
  }
}
