/** How a charge stands with its payer's bank, and what is left of it. Amounts in minor units. */
import { takenBy } from './dispute-money.js';
import type { Charge, Dispute, DisputeStatus } from './objects.js';
import type { StripeState } from './state.js';

type ChargeOfDisputes = Pick<Charge, 'id' | 'amount' | 'amount_refunded'>;

export const inquiries: readonly DisputeStatus[] = ['warning_needs_response', 'warning_under_review'];
export const open: readonly DisputeStatus[] = ['needs_response', 'under_review', 'appeal_under_review'];

/** The bank has the money, and has not decided. */
export function isOpen({ status }: Pick<Dispute, 'status'>): boolean {
  return open.includes(status);
}

/** The bank only asks: no money has moved. */
function isInquiry({ status }: Pick<Dispute, 'status'>): boolean {
  return inquiries.includes(status);
}

export function disputesOf({ id }: Pick<Charge, 'id'>, { disputes }: StripeState): Dispute[] {
  return Object.values(disputes).filter(({ charge }) => charge === id);
}

/** What no bank asks about, disputes or has kept. */
export function undisputedOf(charge: ChargeOfDisputes, state: StripeState): number {
  const held = disputesOf(charge, state).reduce(
    (sum, dispute) => sum + (isOpen(dispute) || isInquiry(dispute) ? dispute.amount : takenBy(dispute)),
    0,
  );
  return charge.amount - held;
}

/** What was neither refunded nor taken by a bank. */
export function leftOf(charge: ChargeOfDisputes, state: StripeState): number {
  const taken = disputesOf(charge, state).reduce((sum, dispute) => sum + takenBy(dispute), 0);
  return charge.amount - charge.amount_refunded - taken;
}
