import { accept, type Decision } from '@rubicon/eventsourcing';
import { forCurrentStaff } from './current-staff.js';
import { refuse } from './refusals.js';
import type { RecordStaffSignIn } from './staff.commands.js';
import type { StaffEvent, StaffSignedIn } from './staff.events.js';
import type { StaffState } from './staff.state.js';

export function recordStaffSignIn({ by, at }: RecordStaffSignIn, state: StaffState): Decision<StaffEvent> {
  return forCurrentStaff(state, (staffId) => {
    const signedIn: StaffSignedIn = { type: 'StaffSignedIn', data: { staffId, signedInAt: at, by } };
    if (state.joined) return accept(signedIn);
    if (by !== 'provider') return refuse('staff_not_joined');
    return accept<StaffEvent>({ type: 'StaffJoined', data: { staffId, joinedAt: at } }, signedIn);
  });
}
