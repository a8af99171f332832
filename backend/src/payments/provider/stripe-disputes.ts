/** How a dispute stands at Stripe, in our words. */
import type { ProviderDispute } from '@rubicon/domain';
import type Stripe from 'stripe';

type Phase = ProviderDispute['status'];

const phases: Readonly<Record<string, Phase>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'closed',
  lost: 'closed',
  prevented: 'closed',
};

/** A dispute that was won is over when its money is back. */
export function readDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, amount, status } = dispute;
  const phase = phases[status] ?? 'unknown';
  const isWaiting = status === 'won' && withdrawnOf(dispute) > 0 && reinstatedOf(dispute) === 0;
  return {
    disputeId: id,
    amountCents: amount,
    status: isWaiting ? 'open' : phase,
    lostCents: phase === 'closed' ? lostOf(dispute) : 0,
  };
}

/**
 * The net of its balance transactions, without fees. They are in the currency that the account is settled in: in another one than
 * the payment's, the part that the bank keeps is what counts.
 */
function lostOf(dispute: Stripe.Dispute): number {
  const { amount, currency, balance_transactions: transactions } = dispute;
  const withdrawn = withdrawnOf(dispute);
  const lost = Math.max(0, withdrawn - reinstatedOf(dispute));
  if (transactions.every((transaction) => transaction.currency === currency)) return Math.min(lost, amount);
  return withdrawn === 0 ? 0 : Math.min(amount, Math.round((amount * lost) / withdrawn));
}

function withdrawnOf({ balance_transactions: transactions }: Stripe.Dispute): number {
  return transactions.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
}

function reinstatedOf({ balance_transactions: transactions }: Stripe.Dispute): number {
  return transactions.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
}
