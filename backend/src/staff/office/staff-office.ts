/** What the house decides about its staff: who is invited, with which roles, until when. The command line asks it, no endpoint does. */
import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@rubicon/domain';
import { MoreThan } from 'typeorm';
import { Clock, Ids } from '../../platform/clock/index.js';
import { brokenUniqueConstraint } from '../../platform/postgres/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { RecoveryCodeRow } from '../factor/recovery-code.table.js';
import { StaffInvitations } from '../join/staff-invitations.js';
import { StaffSessionRow } from '../sessions/staff-session.table.js';
import { StaffSignIns } from '../sessions/staff-sign-ins.js';
import { StaffAccountRow } from '../staff-account.table.js';
import { StaffAccounts, staffNameKey } from '../staff-accounts.js';
import { StaffLog } from '../staff-log.js';

const ACTOR = 'system:staff-office';

export interface ListedStaff {
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly joined: boolean;
  /** Sign-ins under way. */
  readonly sessions: number;
}

@Injectable()
export class StaffOffice {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly accounts: StaffAccounts,
    private readonly invitations: StaffInvitations,
    private readonly signIns: StaffSignIns,
    private readonly log: StaffLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The token of the link to join by. @throws Refused `staff_name_taken`, `auditor_stands_alone`, `role_missing` */
  async invite(name: string, roles: readonly StaffRole[]): Promise<string> {
    const staffId = this.ids.uuid();
    return this.database.manager.transaction(async (tx) => {
      const row = {
        staffId,
        name: name.trim(),
        nameKey: staffNameKey(name),
        factorStep: 0,
        createdAt: this.clock.now(),
      };
      await tx.insert(StaffAccountRow, row).catch((error: unknown) => {
        if (brokenUniqueConstraint(error) !== 'staff_name_taken') throw error;
        throw new Refused('staff_name_taken');
      });
      const token = await this.invitations.begin(tx, staffId);
      // Last: with nothing in the log, nothing is kept; with nothing kept, the log tells of somebody who never comes.
      await this.log.append(staffId, { type: 'InviteStaff', staffId, roles }, ACTOR);
      return token;
    });
  }

  /** They hold from the next call on. @throws Refused `unknown_staff`, `auditor_stands_alone`, `role_missing` */
  async changeRoles(name: string, roles: readonly StaffRole[]): Promise<void> {
    if (roles.length === 0) throw new Refused('role_missing');
    const { staffId } = await this.known(name);
    await this.log.append(staffId, { type: 'ChangeStaffRoles', roles }, ACTOR);
  }

  /** Their name, password and sign-ins are deleted; their id stays in the log. @throws Refused `unknown_staff` */
  async dismiss(name: string): Promise<void> {
    const { staffId } = await this.known(name);
    await this.database.manager.transaction(async (tx) => {
      await tx.delete(StaffAccountRow, { staffId });
      // Dismissed before, and cut off there: only the row was left.
      if ((await this.log.stateOf(staffId)).roles.length > 0)
        await this.log.append(staffId, { type: 'ChangeStaffRoles', roles: [] }, ACTOR);
    });
  }

  /** Ends every sign-in, and what they signed in with. The token of a new link to join by. @throws Refused `unknown_staff` */
  async resetFactor(name: string): Promise<string> {
    const { staffId } = await this.known(name);
    const token = await this.database.manager.transaction(async (tx) => {
      const without = { passwordHash: null, factorSecret: null, providerSubject: null };
      await tx.update(StaffAccountRow, { staffId }, without);
      await tx.delete(RecoveryCodeRow, { staffId });
      await this.log.append(staffId, { type: 'ResetSecondFactor' }, ACTOR);
      return this.invitations.begin(tx, staffId);
    });
    await this.signIns.endAll(staffId, { actorId: ACTOR });
    return token;
  }

  /** How many there were. @throws Refused `unknown_staff` */
  async endSessions(name: string): Promise<number> {
    const { staffId } = await this.known(name);
    return this.signIns.endAll(staffId, { actorId: ACTOR });
  }

  /** By name. */
  async list(): Promise<ListedStaff[]> {
    const rows = await this.database.repository(StaffAccountRow).find({ order: { nameKey: 'ASC' } });
    const sessions = this.database.repository(StaffSessionRow);
    return Promise.all(
      rows.map(async ({ staffId, name }) => {
        const { roles, joined } = await this.log.stateOf(staffId);
        const live = await sessions.countBy({ staffId, expiresAt: MoreThan(this.clock.now()) });
        return { name, roles, joined, sessions: live };
      }),
    );
  }

  private async known(name: string): Promise<StaffAccountRow> {
    const account = await this.accounts.byName(name);
    if (!account) throw new Refused('unknown_staff');
    return account;
  }
}
