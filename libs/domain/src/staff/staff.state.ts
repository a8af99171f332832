/** What a staff member's stream must remember to decide. */
import type { StaffRole } from './staff.events.js';

export interface StaffState {
  /** Null until invited. */
  readonly staffId: string | null;
  /** None, once invited: dismissed. */
  readonly roles: readonly StaffRole[];
  /** Whether there is something to sign in with. */
  readonly joined: boolean;
}

export function noStaff(): StaffState {
  return { staffId: null, roles: [], joined: false };
}
