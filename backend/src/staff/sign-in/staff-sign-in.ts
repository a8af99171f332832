/** By name, password and a code: of the authenticator app, or one of the recovery codes. Whatever of it is wrong, the answer is one. */
import { Injectable } from '@nestjs/common';
import type { StaffSignInWay } from '@rubicon/domain';
import { LessThan } from 'typeorm';
import { Passwords } from '../../accounts/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { RecoveryCodes } from '../factor/recovery-codes.js';
import { SecondFactor } from '../factor/second-factor.js';
import { StaffSignIns, type BegunSession } from '../sessions/staff-sign-ins.js';
import { StaffAccountRow } from '../staff-account.table.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffLog } from '../staff-log.js';

export interface SignedInNow extends BegunSession {
  readonly staffId: string;
}

@Injectable()
export class StaffSignIn {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly accounts: StaffAccounts,
    private readonly passwords: Passwords,
    private readonly factor: SecondFactor,
    private readonly codes: RecoveryCodes,
    private readonly signIns: StaffSignIns,
    private readonly log: StaffLog,
  ) {}

  /** @throws Refused `invalid_credentials` */
  async signIn(name: string, password: string, code: string): Promise<SignedInNow> {
    const account = await this.accounts.byName(name);
    const matches = await this.passwords.matches(password, account?.passwordHash ?? null);
    if (!account?.passwordHash || !matches) throw wrong();
    const by = await this.useCode(account, code);
    if (by === null) throw wrong();
    const { staffId, passwordHash } = account;
    await this.log.append(staffId, { type: 'RecordStaffSignIn', by }).catch((error: unknown) => {
      // Dismissed, or reset, in this moment.
      throw error instanceof Refused ? wrong() : error;
    });
    const session = await this.signIns.begin(staffId, { passwordHash });
    if (!session) throw wrong();
    return { staffId, ...session };
  }

  /** Each code once: of two calls at once, one used it. */
  private async useCode(account: StaffAccountRow, code: string): Promise<StaffSignInWay | null> {
    const { staffId, factorSecret, factorStep } = account;
    const { manager } = this.database;
    const step = factorSecret && this.factor.stepOf(staffId, factorSecret, code, factorStep);
    if (step !== null) {
      const unused = { staffId, factorStep: LessThan(step) };
      const { affected } = await manager.update(StaffAccountRow, unused, { factorStep: step });
      return affected === 1 ? 'password' : null;
    }
    return (await this.codes.use(manager, staffId, code)) ? 'recovery_code' : null;
  }
}

function wrong(): Refused {
  return new Refused('invalid_credentials');
}
