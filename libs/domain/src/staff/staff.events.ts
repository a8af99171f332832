/** What can happen to a member of the staff. Stream `staff-<staffId>`. Name, password and second factor never come here. */

export const staffRoles = ['support', 'auditor', 'operator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** By the second factor's code, by one of the recovery codes, or by the company's OpenID Connect provider. */
export type StaffSignInWay = 'password' | 'recovery_code' | 'provider';

export interface StaffInvited {
  readonly type: 'StaffInvited';
  readonly data: {
    readonly staffId: string;
    readonly roles: readonly StaffRole[];
    /** ISO 8601, UTC. */
    readonly invitedAt: string;
  };
}
/** A password and a second factor, or the provider's word, are there: who was invited can sign in. */
export interface StaffJoined {
  readonly type: 'StaffJoined';
  readonly data: { readonly staffId: string; readonly joinedAt: string };
}
export interface StaffRolesChanged {
  readonly type: 'StaffRolesChanged';
  /** None: dismissed, for good. */
  readonly data: {
    readonly staffId: string;
    readonly roles: readonly StaffRole[];
    readonly changedAt: string;
  };
}
export interface StaffSignedIn {
  readonly type: 'StaffSignedIn';
  readonly data: { readonly staffId: string; readonly signedInAt: string; readonly by: StaffSignInWay };
}
/** Before its time: signed out, or revoked. */
export interface StaffSessionEnded {
  readonly type: 'StaffSessionEnded';
  readonly data: { readonly staffId: string; readonly sessionId: string; readonly endedAt: string };
}
/** Who has lost theirs joins anew. */
export interface SecondFactorReset {
  readonly type: 'SecondFactorReset';
  readonly data: { readonly staffId: string; readonly resetAt: string };
}

export type StaffEvent =
  StaffInvited | StaffJoined | StaffRolesChanged | StaffSignedIn | StaffSessionEnded | SecondFactorReset;
