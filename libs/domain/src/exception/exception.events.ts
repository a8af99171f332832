/**
 * What auditors do about something that does not fit in the books. Stream `exception-<exceptionId>`. What there is, and how much, is found out
 * anew at each look into the books; here stands who looks into it, why it is so, and who else holds that for right. Auditors are known by their ids.
 */
import type { MicroUsd } from '../money.js';

/** docs/audit.md says what each is. */
export type ExceptionCause =
  | 'paid_not_credited'
  | 'credited_not_paid'
  | 'amount_differs'
  | 'unclaimed'
  | 'refund_mismatch'
  | 'dispute_mismatch'
  | 'owed'
  | 'charged_without_words'
  | 'reserve_unsettled'
  | 'provider_cost_missing'
  | 'provider_row_without_payment'
  | 'foreign_currency';
export type ExceptionItemKind = 'payment' | 'turn' | 'provider_row';

/** It is this auditor's to explain. */
export interface ExceptionTaken {
  readonly type: 'ExceptionTaken';
  readonly data: {
    readonly exceptionId: string;
    readonly staffId: string;
    /** ISO 8601, UTC. */
    readonly takenAt: string;
  };
}
export interface ExceptionHandedBack {
  readonly type: 'ExceptionHandedBack';
  readonly data: { readonly exceptionId: string; readonly staffId: string; readonly handedBackAt: string };
}
/** For this amount alone. It takes the place of an earlier explanation and of its acceptance. */
export interface ExceptionExplained {
  readonly type: 'ExceptionExplained';
  readonly data: {
    readonly exceptionId: string;
    readonly cause: ExceptionCause;
    readonly itemKind: ExceptionItemKind;
    readonly itemId: string;
    readonly amountMicroUsd: MicroUsd;
    readonly staffId: string;
    /** One paragraph that names nobody: it is not sealed. */
    readonly reason: string;
    readonly explainedAt: string;
  };
}
/** By another than whoever explained it, who may explain it anew. */
export interface ExplanationDeclined {
  readonly type: 'ExplanationDeclined';
  readonly data: {
    readonly exceptionId: string;
    readonly staffId: string;
    /** One paragraph that names nobody: it is not sealed. Null: none was asked for yet. */
    readonly reason: string | null;
    readonly declinedAt: string;
  };
}
/** By another than whoever explained it, for the amount that was explained. */
export interface ExceptionAccepted {
  readonly type: 'ExceptionAccepted';
  readonly data: {
    readonly exceptionId: string;
    readonly staffId: string;
    readonly amountMicroUsd: MicroUsd;
    readonly acceptedAt: string;
  };
}

export type ExceptionEvent =
  ExceptionTaken | ExceptionHandedBack | ExceptionExplained | ExplanationDeclined | ExceptionAccepted;
