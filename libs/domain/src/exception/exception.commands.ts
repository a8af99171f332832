/** What can be asked of an exception. The caller knows that it is there and how much it is; every command carries its time. */
import type { MicroUsd } from '../money.js';
import type { ExceptionCause, ExceptionItemKind } from './exception.events.js';

/** Has it already: nothing to do. Refused: `exception_taken` (another auditor has it). */
export interface TakeException {
  readonly type: 'TakeException';
  readonly exceptionId: string;
  readonly staffId: string;
  /** Of those who are auditors no more, what they have is anybody's. */
  readonly formerAuditors: readonly string[];
  readonly at: string;
}
/** Nobody has it: nothing to do. Refused as above. */
export interface HandBackException {
  readonly type: 'HandBackException';
  readonly exceptionId: string;
  readonly staffId: string;
  readonly at: string;
}
/**
 * What nobody has is taken by explaining it. The same explanation: nothing to do. Refused: as above, `exception_changed`,
 * `reason_too_short`, `reason_too_long`, `reason_names_somebody`.
 */
export interface ExplainException {
  readonly type: 'ExplainException';
  readonly exceptionId: string;
  readonly cause: ExceptionCause;
  readonly itemKind: ExceptionItemKind;
  readonly itemId: string;
  /** As it is now. */
  readonly amountMicroUsd: MicroUsd;
  /** As the auditor saw it. */
  readonly seenMicroUsd: MicroUsd;
  /** When it began: what was explained before that was something else. */
  readonly since: string;
  readonly staffId: string;
  readonly formerAuditors: readonly string[];
  readonly reason: string;
  readonly at: string;
}
/** Accepted by the same before: nothing to do. Refused: `exception_not_explained`, `own_explanation`, `exception_accepted`, `exception_changed`. */
export interface AcceptException {
  readonly type: 'AcceptException';
  readonly exceptionId: string;
  readonly amountMicroUsd: MicroUsd;
  readonly seenMicroUsd: MicroUsd;
  /** Which explanation the auditor saw. */
  readonly seenExplainedAt: string;
  readonly since: string;
  readonly staffId: string;
  readonly at: string;
}
/** Declined by the same before: nothing to do. Refused: `exception_not_explained`, `own_explanation`, `exception_accepted`, `exception_changed`, `reason_…`. */
export interface DeclineExplanation {
  readonly type: 'DeclineExplanation';
  readonly exceptionId: string;
  readonly seenExplainedAt: string;
  readonly reason: string;
  readonly staffId: string;
  readonly at: string;
}

export type ExceptionCommand =
  TakeException | HandBackException | ExplainException | AcceptException | DeclineExplanation;
