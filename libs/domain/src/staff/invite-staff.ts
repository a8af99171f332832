import { accept, nothingToDo, type Decision } from '@rubicon/eventsourcing';
import { refuse } from './refusals.js';
import { inOrder, isAuditorAmongOthers } from './staff-roles.js';
import type { InviteStaff } from './staff.commands.js';
import type { StaffEvent } from './staff.events.js';
import type { StaffState } from './staff.state.js';

export function inviteStaff({ staffId, roles, at }: InviteStaff, state: StaffState): Decision<StaffEvent> {
  if (state.staffId !== null) return nothingToDo();
  if (roles.length === 0) return refuse('role_missing');
  if (isAuditorAmongOthers(roles)) return refuse('auditor_stands_alone');
  return accept({ type: 'StaffInvited', data: { staffId, roles: inOrder(roles), invitedAt: at } });
}
