/** Who of the staff is signed in, and how one signs in. */
import { Injectable } from '@nestjs/common';
import type { StaffMe } from '@rubicon/contracts';
import { IdentityProvider } from '../oidc/identity-provider.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffLog } from '../staff-log.js';

@Injectable()
export class DescribeStaff {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly log: StaffLog,
    private readonly provider: IdentityProvider,
  ) {}

  async of(staffId: string, expiresAt: Date): Promise<StaffMe> {
    const [account, { roles }] = await Promise.all([this.accounts.byId(staffId), this.log.stateOf(staffId)]);
    if (!account || roles.length === 0) return this.nobody();
    const staff = { staffId, name: account.name, roles: [...roles] };
    return { staff, expiresAt: expiresAt.toISOString(), provider: this.provider.name };
  }

  nobody(): StaffMe {
    return { staff: null, expiresAt: null, provider: this.provider.name };
  }
}
