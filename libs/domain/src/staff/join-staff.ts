import { accept, nothingToDo, type Decision } from '@rubicon/eventsourcing';
import { forCurrentStaff } from './current-staff.js';
import type { JoinStaff } from './staff.commands.js';
import type { StaffEvent } from './staff.events.js';
import type { StaffState } from './staff.state.js';

export function joinStaff({ at }: JoinStaff, state: StaffState): Decision<StaffEvent> {
  return forCurrentStaff(state, (staffId) =>
    state.joined ? nothingToDo() : accept({ type: 'StaffJoined', data: { staffId, joinedAt: at } }),
  );
}
