/** How a dispute stands at Stripe, in our words. */
import type { ProviderDispute } from '@rubicon/domain';
import type Stripe from 'stripe';

type Phase = ProviderDispute['status'];

/** What is read of Stripe's. */
type DisputeThere = Pick<Stripe.Dispute, 'id' | 'amount' | 'currency'> & {
  /** Also one that Stripe has thought of since. */
  readonly status: string;
  readonly balance_transactions: readonly Pick<
    Stripe.BalanceTransaction,
    'amount' | 'currency' | 'created'
  >[];
};

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
export function readDispute(dispute: DisputeThere): ProviderDispute {
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
 * the payment's, the part that the bank keeps is what counts: of the most that it held at a time, for it may take back what it gave.
 */
function lostOf(dispute: DisputeThere): number {
  const { amount, currency, balance_transactions: transactions } = dispute;
  const lost = Math.max(0, withdrawnOf(dispute) - reinstatedOf(dispute));
  if (transactions.every((transaction) => transaction.currency === currency)) return Math.min(lost, amount);
  const most = mostHeldOf(dispute);
  return most === 0 ? 0 : Math.min(amount, Math.round((amount * lost) / most));
}

function mostHeldOf({ balance_transactions: transactions }: DisputeThere): number {
  let held = 0;
  let most = 0;
  for (const { amount } of [...transactions].sort((one, other) => one.created - other.created)) {
    held -= amount;
    most = Math.max(most, held);
  }
  return most;
}

function withdrawnOf({ balance_transactions: transactions }: DisputeThere): number {
  return transactions.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
}

function reinstatedOf({ balance_transactions: transactions }: DisputeThere): number {
  return transactions.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
}
