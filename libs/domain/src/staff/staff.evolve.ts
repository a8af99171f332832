import { unhandled } from '../unhandled.js';
import type { StaffEvent } from './staff.events.js';
import type { StaffState } from './staff.state.js';

export function evolveStaff(state: StaffState, event: StaffEvent): StaffState {
  switch (event.type) {
    case 'StaffInvited':
      return { ...state, staffId: event.data.staffId, roles: event.data.roles };
    case 'StaffJoined':
      return { ...state, joined: true };
    case 'StaffRolesChanged':
      return { ...state, roles: event.data.roles };
    case 'SecondFactorReset':
      return { ...state, joined: false };
    case 'StaffSignedIn':
    case 'StaffSessionEnded':
      return state;
    default:
      return unhandled(event);
  }
}
