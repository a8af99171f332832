/** What can be asked of a player's support. Every command carries its time; ids come from the caller, who checks that the player exists. */
import type { MicroUsd } from '../money.js';
import type { Act, PaymentEvidence } from './act.js';
import type { PersonReadKind } from './support.events.js';

/** Every read is one. */
export interface RecordRead {
  readonly type: 'RecordRead';
  readonly playerId: string;
  readonly staffId: string;
  readonly what: PersonReadKind;
  readonly subjectId: string | null;
  readonly at: string;
}
/** For fifteen minutes, in place of one that is open. The same grant: nothing to do. Refused: `reason_too_short`, `reason_too_long`. */
export interface OpenGrant {
  readonly type: 'OpenGrant';
  readonly playerId: string;
  readonly grantId: string;
  readonly staffId: string;
  readonly reason: string;
  readonly at: string;
}
/** The staff member's own. Closed or expired before: nothing to do. Refused: `no_grant` (never opened one). */
export interface CloseGrant {
  readonly type: 'CloseGrant';
  readonly playerId: string;
  readonly staffId: string;
  readonly at: string;
}

/**
 * The same request: nothing to do. Refused: `idempotency_key_reused` (another one under its id), `reason_too_short`, `reason_too_long`, `amount_not_positive`, `goodwill_too_large`, `letter_too_short` (also: none),
 * `letter_too_long`, `no_evidence`, `report_taken`, `report_answered`.
 */
export interface RequestAct {
  readonly type: 'RequestAct';
  readonly playerId: string;
  readonly actId: string;
  readonly staffId: string;
  readonly act: Act;
  readonly reason: string;
  /** Kept only for acts that write one. */
  readonly letter: string | null;
  /** Kept only for acts that need it. */
  readonly evidence: PaymentEvidence | null;
  /** Of act, reason, letter and evidence. */
  readonly bodyHash: string;
  /** What a staff member may give a player within a day without asking anybody. */
  readonly approvalAboveMicroUsd: MicroUsd;
  readonly at: string;
}
/** Approved by the same before: nothing to do. Refused: `unknown_act`, `own_act` (whoever asked), `act_decided`. */
export interface ApproveAct {
  readonly type: 'ApproveAct';
  readonly playerId: string;
  readonly actId: string;
  readonly staffId: string;
  readonly at: string;
}
/** As above; and `reason_too_short`, `reason_too_long`. Whoever asked withdraws instead. */
export interface DeclineAct {
  readonly type: 'DeclineAct';
  readonly playerId: string;
  readonly actId: string;
  readonly staffId: string;
  readonly reason: string;
  readonly at: string;
}
/** Withdrawn before: nothing to do. Refused: `unknown_act`, `not_own_act`, `act_decided`. */
export interface WithdrawAct {
  readonly type: 'WithdrawAct';
  readonly playerId: string;
  readonly actId: string;
  readonly staffId: string;
  readonly at: string;
}
/** The first outcome in the stream wins: a later one is nothing to do. Refused: `unknown_act`, `act_not_authorised`. */
export interface CompleteAct {
  readonly type: 'CompleteAct';
  readonly playerId: string;
  readonly actId: string;
  readonly at: string;
}
/** As above. */
export interface FailAct {
  readonly type: 'FailAct';
  readonly playerId: string;
  readonly actId: string;
  readonly code: string;
  readonly at: string;
}

/** The caller checks that the report exists. Has it already: nothing to do. Refused: `report_taken` (another has it), `report_answered`. */
export interface TakeReport {
  readonly type: 'TakeReport';
  readonly playerId: string;
  readonly reportId: string;
  readonly staffId: string;
  readonly at: string;
}
/** Nobody has it: nothing to do. Refused as above. */
export interface HandBackReport {
  readonly type: 'HandBackReport';
  readonly playerId: string;
  readonly reportId: string;
  readonly staffId: string;
  readonly at: string;
}
/** By whoever has it, or by anybody when nobody has. Answered by the same act: nothing to do. Refused as above. */
export interface AnswerReport {
  readonly type: 'AnswerReport';
  readonly playerId: string;
  readonly reportId: string;
  readonly staffId: string;
  readonly actId: string;
  readonly at: string;
}

export type SupportCommand =
  | RecordRead
  | OpenGrant
  | CloseGrant
  | RequestAct
  | ApproveAct
  | DeclineAct
  | WithdrawAct
  | CompleteAct
  | FailAct
  | TakeReport
  | HandBackReport
  | AnswerReport;
