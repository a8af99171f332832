import type { SliceTables } from '../platform/read-models/index.js';
import { RecoveryCodeRow } from './factor/recovery-code.table.js';
import { StaffInvitationRow } from './join/staff-invitation.table.js';
import { StaffSessionRow } from './sessions/staff-session.table.js';
import { StaffAccountRow } from './staff-account.table.js';
import { CreateStaff1764400000100 } from './staff.migrations.js';

export const staffTables: SliceTables = {
  accounts: {
    entities: [StaffAccountRow, StaffInvitationRow, RecoveryCodeRow, StaffSessionRow],
    migrations: [CreateStaff1764400000100],
  },
};
