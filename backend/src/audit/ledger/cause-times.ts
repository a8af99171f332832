/** How long after a thing was touched it may still be under way, in seconds (docs/audit.md): only then is it wrong. */
import type { ExceptionCause } from '@rubicon/contracts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

export const graceSeconds: Readonly<Record<ExceptionCause, number>> = {
  paid_not_credited: 10 * MINUTES,
  credited_not_paid: 10 * MINUTES,
  amount_differs: 0,
  unclaimed: 0,
  refund_mismatch: 1 * HOURS,
  dispute_mismatch: 1 * HOURS,
  owed: 0,
  charged_without_words: 0,
  reserve_unsettled: 1 * HOURS,
  provider_cost_missing: 0,
  provider_row_without_payment: 0,
  foreign_currency: 0,
};
