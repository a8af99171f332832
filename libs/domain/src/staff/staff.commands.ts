/** What can be asked of a member of the staff. Roles come in any order, and are written in one. */
import type { StaffRole, StaffSignInWay } from './staff.events.js';

/** Invited before: nothing to do. Refused: `auditor_stands_alone`, `role_missing`. */
export interface InviteStaff {
  readonly type: 'InviteStaff';
  readonly staffId: string;
  readonly roles: readonly StaffRole[];
  readonly at: string;
}
/** Joined before: nothing to do. All below are refused with `unknown_staff` before the invitation and after the dismissal. */
export interface JoinStaff {
  readonly type: 'JoinStaff';
  readonly at: string;
}
/** No roles: dismissed. The same roles: nothing to do. Refused: `auditor_stands_alone`. */
export interface ChangeStaffRoles {
  readonly type: 'ChangeStaffRoles';
  readonly roles: readonly StaffRole[];
  readonly at: string;
}
/** Every sign-in is one. The first by the provider joins as well; any other is refused with `staff_not_joined` before that. */
export interface RecordStaffSignIn {
  readonly type: 'RecordStaffSignIn';
  readonly by: StaffSignInWay;
  readonly at: string;
}
/** By whoever saw that it was there, and is no more. */
export interface EndStaffSession {
  readonly type: 'EndStaffSession';
  readonly sessionId: string;
  readonly at: string;
}
/** Not joined yet, or reset before: nothing to do. */
export interface ResetSecondFactor {
  readonly type: 'ResetSecondFactor';
  readonly at: string;
}

export type StaffCommand =
  InviteStaff | JoinStaff | ChangeStaffRoles | RecordStaffSignIn | EndStaffSession | ResetSecondFactor;
