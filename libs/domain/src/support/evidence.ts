/** Whether what a payer told is what was paid. */
import type { PaymentEvidence } from './act.js';

const DAY_MS = 24 * 3_600_000;

/** The day may be the payer's own: one more or less, as their clock stands. */
export function isSamePayment(told: PaymentEvidence, paid: PaymentEvidence): boolean {
  return (
    told.amountCents === paid.amountCents &&
    told.last4 === paid.last4 &&
    Math.abs(Date.parse(told.paidOn) - Date.parse(paid.paidOn)) <= DAY_MS
  );
}
