import { accept, type Decision } from '@rubicon/eventsourcing';
import { forCurrentStaff } from './current-staff.js';
import type { EndStaffSession } from './staff.commands.js';
import type { StaffEvent } from './staff.events.js';
import type { StaffState } from './staff.state.js';

export function endStaffSession({ sessionId, at }: EndStaffSession, state: StaffState): Decision<StaffEvent> {
  return forCurrentStaff(state, (staffId) =>
    accept({ type: 'StaffSessionEnded', data: { staffId, sessionId, endedAt: at } }),
  );
}
