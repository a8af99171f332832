import type { StaffRole } from '@rubicon/contracts';

/** Who of the staff asks for something: the edge finds out, handlers are told. */
export interface SignedInStaff {
  readonly staffId: string;
  readonly sessionId: string;
  /** As they stand in the log now. */
  readonly roles: readonly StaffRole[];
}
