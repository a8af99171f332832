import { Global, Module } from '@nestjs/common';
import { StaffInvitations } from './join/staff-invitations.js';
import { StaffOffice } from './office/staff-office.js';
import { StaffCookie } from './sessions/staff.cookie.js';
import { StaffSignIns } from './sessions/staff-sign-ins.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffLog } from './staff-log.js';
import { StaffNames } from './staff-names.js';

/** What others need of the staff, and the command line: names, sign-ins, the office. */
@Global()
@Module({
  providers: [StaffAccounts, StaffNames, StaffLog, StaffInvitations, StaffCookie, StaffSignIns, StaffOffice],
  exports: [StaffAccounts, StaffNames, StaffLog, StaffInvitations, StaffCookie, StaffSignIns, StaffOffice],
})
export class StaffModule {}
