/** What staff see and do of a player: who, when, why. Stream `support-<playerId>`. Staff are known by their ids alone. */
import type { Act, PaymentEvidence } from './act.js';

export type PersonReadKind =
  'found' | 'card' | 'timeline' | 'event' | 'letter' | 'replay' | 'proof' | 'report' | 'acts';

export interface PersonRead {
  readonly type: 'PersonRead';
  readonly data: {
    readonly playerId: string;
    readonly staffId: string;
    readonly what: PersonReadKind;
    /** The event, game, payment or report that was read; null: what is read is all of its kind. */
    readonly subjectId: string | null;
    /** ISO 8601, UTC. */
    readonly readAt: string;
  };
}

/** Its staff member may read the player's personal text until it expires. A later one takes the place of an earlier one. */
export interface GrantOpened {
  readonly type: 'GrantOpened';
  readonly data: {
    readonly playerId: string;
    readonly grantId: string;
    readonly staffId: string;
    readonly openedAt: string;
    readonly expiresAt: string;
  };
  readonly private?: { readonly reason: string };
}
export interface GrantClosed {
  readonly type: 'GrantClosed';
  readonly data: {
    readonly playerId: string;
    readonly grantId: string;
    readonly staffId: string;
    readonly closedAt: string;
  };
}

export interface ActRequested {
  readonly type: 'ActRequested';
  readonly data: {
    readonly playerId: string;
    readonly actId: string;
    readonly staffId: string;
    readonly act: Act;
    /** By somebody else of the staff; else it is authorised as it is asked for. */
    readonly needsApproval: boolean;
    /** Fingerprint of the request's body, its sealed words too, under the player's key. */
    readonly bodyHash: string;
    readonly requestedAt: string;
  };
  readonly private?: {
    readonly reason: string;
    /** What the player is written. */
    readonly letter?: string;
    readonly evidence?: PaymentEvidence;
  };
}
export interface ActApproved {
  readonly type: 'ActApproved';
  readonly data: {
    readonly playerId: string;
    readonly actId: string;
    readonly staffId: string;
    readonly approvedAt: string;
  };
}
export interface ActDeclined {
  readonly type: 'ActDeclined';
  readonly data: {
    readonly playerId: string;
    readonly actId: string;
    readonly staffId: string;
    readonly declinedAt: string;
  };
  readonly private?: { readonly reason: string };
}
export interface ActWithdrawn {
  readonly type: 'ActWithdrawn';
  readonly data: {
    readonly playerId: string;
    readonly actId: string;
    readonly staffId: string;
    readonly withdrawnAt: string;
  };
}
export interface ActCarriedOut {
  readonly type: 'ActCarriedOut';
  readonly data: { readonly playerId: string; readonly actId: string; readonly carriedOutAt: string };
}
export interface ActFailed {
  readonly type: 'ActFailed';
  readonly data: {
    readonly playerId: string;
    readonly actId: string;
    /** Of the refusal that it met. */
    readonly code: string;
    readonly failedAt: string;
  };
}

export interface ReportTaken {
  readonly type: 'ReportTaken';
  readonly data: {
    readonly playerId: string;
    readonly reportId: string;
    readonly staffId: string;
    readonly takenAt: string;
  };
}
export interface ReportHandedBack {
  readonly type: 'ReportHandedBack';
  readonly data: {
    readonly playerId: string;
    readonly reportId: string;
    readonly staffId: string;
    readonly handedBackAt: string;
  };
}
export interface ReportAnswered {
  readonly type: 'ReportAnswered';
  readonly data: {
    readonly playerId: string;
    readonly reportId: string;
    readonly staffId: string;
    /** The act whose letter answers it. */
    readonly actId: string;
    readonly answeredAt: string;
  };
}

export type SupportEvent =
  | PersonRead
  | GrantOpened
  | GrantClosed
  | ActRequested
  | ActApproved
  | ActDeclined
  | ActWithdrawn
  | ActCarriedOut
  | ActFailed
  | ReportTaken
  | ReportHandedBack
  | ReportAnswered;
