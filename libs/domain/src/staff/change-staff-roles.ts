import { accept, nothingToDo, type Decision } from '@rubicon/eventsourcing';
import { forCurrentStaff } from './current-staff.js';
import { refuse } from './refusals.js';
import { inOrder, isAuditorAmongOthers } from './staff-roles.js';
import type { ChangeStaffRoles } from './staff.commands.js';
import type { StaffEvent } from './staff.events.js';
import type { StaffState } from './staff.state.js';

export function changeStaffRoles(
  { roles: wanted, at }: ChangeStaffRoles,
  state: StaffState,
): Decision<StaffEvent> {
  return forCurrentStaff(state, (staffId) => {
    if (isAuditorAmongOthers(wanted)) return refuse('auditor_stands_alone');
    const roles = inOrder(wanted);
    if (roles.join() === state.roles.join()) return nothingToDo();
    return accept({ type: 'StaffRolesChanged', data: { staffId, roles, changedAt: at } });
  });
}
