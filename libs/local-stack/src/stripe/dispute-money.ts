/** What a dispute takes from the account and brings back to it. */
import { newId } from './ids.js';
import type { BalanceTransaction, Dispute } from './objects.js';

/** Minor units; kept whatever the bank decides. */
const disputeFee = 1_500;

type Disputed = Pick<Dispute, 'charge' | 'currency' | 'id'>;

/** @param seconds Unix seconds */
export function withdrawal(dispute: Disputed, amount: number, seconds: number): BalanceTransaction {
  return transaction(dispute, -amount, disputeFee, 'dispute', seconds);
}

/** @param seconds Unix seconds */
export function reinstatement(dispute: Disputed, amount: number, seconds: number): BalanceTransaction {
  return transaction(dispute, amount, 0, 'dispute_reversal', seconds);
}

/** What it has taken and not brought back, without fees. */
export function takenBy({ balance_transactions }: Pick<Dispute, 'balance_transactions'>): number {
  return -balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
}

function transaction(
  { charge, currency, id }: Disputed,
  amount: number,
  fee: number,
  reporting_category: BalanceTransaction['reporting_category'],
  seconds: number,
): BalanceTransaction {
  const description =
    amount < 0 ? `Chargeback withdrawal for ${charge}` : `Chargeback reversal for ${charge}`;
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: seconds,
    balance_type: 'payments',
    created: seconds,
    currency,
    description,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, currency, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category,
    source: id,
    status: 'available',
    type: 'adjustment',
  };
}
