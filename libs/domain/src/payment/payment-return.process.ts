/** What comes next for money that no wallet takes: it goes back to whoever paid it. */
import { hasOpenDispute, leftCents, type PaymentState } from './payment.state.js';
import type { PaymentStep, PaymentViews } from './payment-views.js';

/** Days after which a payment that nobody claimed is paid back (decision 22). */
export const UNCLAIMED_DAYS = 30;
const DAY_MS = 86_400_000;
/** After so long a return that the provider refused is tried again: a dispute may be won by then. */
export const RETURN_AGAIN_MS = DAY_MS;

type ReturnViews = Pick<PaymentViews, 'payment' | 'pendingRefunds' | 'refundIdOf'>;

/**
 * Nobody claimed it. That it goes back is one append on its stream, and so is a claim: only one of them is ever accepted. Then the provider is
 * asked, and what it answers is recorded: returned, or open again.
 */
export function unclaimedReturnStep(
  { payment, pendingRefunds, refundIdOf }: ReturnViews,
  nowMs: number,
): PaymentStep {
  const { unclaimedReturn, completedAt, returnBegunAt } = payment;
  if (unclaimedReturn)
    return pendingRefunds.has(unclaimedReturn.refundId)
      ? { do: 'nothing' }
      : { do: 'pay', for: 'unclaimed', ...unclaimedReturn };
  const isDue =
    isPast(completedAt, UNCLAIMED_DAYS * DAY_MS, nowMs) &&
    (returnBegunAt === null || isPast(returnBegunAt, RETURN_AGAIN_MS, nowMs));
  if (!isDue || leftCents(payment) === 0 || hasOpenDispute(payment)) return { do: 'nothing' };
  // A refund that failed at the provider has failed for good: another attempt is another refund.
  return { do: 'begin_return', refundId: unusedId('unclaimed', payment, refundIdOf) };
}

/**
 * It came for somebody who is gone. What a bank is deciding about is not paid back beside it; what the provider refuses stays owed, and
 * is tried again when a dispute has come to its end.
 */
export function goneReturnStep({ payment, pendingRefunds, refundIdOf }: ReturnViews): PaymentStep {
  const { owed, owedRefunds, failedRefunds } = payment;
  const amountCents = leftCents(payment);
  if (amountCents === 0) return { do: 'nothing' };
  for (const refundId of failedRefunds)
    if (!owedRefunds.includes(refundId)) return { do: 'owe', refundId, amountCents, code: 'refund_failed' };
  if (hasOpenDispute(payment) || (owed && !owed.isDueAgain)) return { do: 'nothing' };
  const refundId = unusedId('account_closed', payment, refundIdOf);
  if (pendingRefunds.has(refundId)) return { do: 'nothing' };
  return { do: 'pay', for: 'gone', refundId, amountCents };
}

/** Of the first attempt under this name that was neither paid nor given up: what a bank gives back later may have to go back once more. */
function unusedId(name: string, payment: PaymentState, refundIdOf: ReturnViews['refundIdOf']): string {
  const { refunds, failedRefunds, refusedReturns, owedRefunds } = payment;
  const used = [...Object.keys(refunds), ...failedRefunds, ...refusedReturns, ...owedRefunds];
  for (let attempt = 0; ; attempt += 1) {
    const refundId = refundIdOf(attempt === 0 ? name : `${name}-${attempt}`);
    if (!used.includes(refundId)) return refundId;
  }
}

function isPast(at: string | null, milliseconds: number, nowMs: number): boolean {
  return at !== null && nowMs - Date.parse(at) >= milliseconds;
}
