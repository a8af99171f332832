/** By the company's provider: whom it vouches for must be invited here under that name, and is known by the provider's id ever after. */
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { StaffInvitationRow } from '../join/staff-invitation.table.js';
import { StaffSignIns, type BegunSession } from '../sessions/staff-sign-ins.js';
import { StaffAccountRow } from '../staff-account.table.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffLog } from '../staff-log.js';
import type { ProvidedIdentity } from './identity-provider.js';

@Injectable()
export class ProviderSignIn {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly accounts: StaffAccounts,
    private readonly signIns: StaffSignIns,
    private readonly log: StaffLog,
  ) {}

  /** @throws Refused `invalid_credentials` */
  async signIn(identity: ProvidedIdentity): Promise<BegunSession> {
    const { subject } = identity;
    const rows = this.database.repository(StaffAccountRow);
    const known = await rows.findOneBy({ providerSubject: subject });
    const staffId = known?.staffId ?? (await this.invitedAs(identity));
    if (staffId === null) throw wrong();
    await this.database.manager.transaction(async (tx) => {
      if (!known) {
        const free = { staffId, providerSubject: IsNull() };
        const { affected } = await tx.update(StaffAccountRow, free, { providerSubject: subject });
        if (affected !== 1) throw wrong();
        // Whoever has joined needs no link to join by.
        await tx.delete(StaffInvitationRow, { staffId });
      }
      await this.log.append(staffId, { type: 'RecordStaffSignIn', by: 'provider' });
    });
    const session = await this.signIns.begin(staffId, { providerSubject: subject });
    if (!session) throw wrong();
    return session;
  }

  /** Whom none of the provider's people is yet. A username, which its bearer may have chosen, leads past nobody's second factor. */
  private async invitedAs({ email, username }: ProvidedIdentity): Promise<string | null> {
    const byEmail = await this.unknownThere(email);
    if (byEmail !== null) return byEmail;
    const byUsername = await this.unknownThere(username);
    return byUsername !== null && !(await this.log.stateOf(byUsername)).joined ? byUsername : null;
  }

  private async unknownThere(name: string | null): Promise<string | null> {
    const account = name === null ? null : await this.accounts.byName(name);
    return account?.providerSubject === null ? account.staffId : null;
  }
}

function wrong(): Refused {
  return new Refused('invalid_credentials');
}
