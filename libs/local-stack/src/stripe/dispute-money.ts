/** What a dispute takes from the account and brings back to it. */
import { balanceTransaction, stripeFee } from './balance-transactions.js';
import type { BalanceTransaction, Dispute } from './objects.js';

/** Minor units; kept whatever the bank decides. */
const disputeFee = 1_500;

type Disputed = Pick<Dispute, 'charge' | 'currency' | 'id'>;

/** @param seconds Unix seconds */
export function withdrawal(
  { charge, currency, id }: Disputed,
  amount: number,
  seconds: number,
): BalanceTransaction {
  return balanceTransaction({
    type: 'adjustment',
    reporting_category: 'dispute',
    amount: -amount,
    currency,
    created: seconds,
    source: id,
    description: `Chargeback withdrawal for ${charge}`,
    fee_details: [stripeFee(disputeFee, currency, 'Dispute fee')],
  });
}

/** @param seconds Unix seconds */
export function reinstatement(
  { charge, currency, id }: Disputed,
  amount: number,
  seconds: number,
): BalanceTransaction {
  return balanceTransaction({
    type: 'adjustment',
    reporting_category: 'dispute_reversal',
    amount,
    currency,
    created: seconds,
    source: id,
    description: `Chargeback reversal for ${charge}`,
  });
}

/** What it has taken and not brought back, without fees. */
export function takenBy({ balance_transactions }: Pick<Dispute, 'balance_transactions'>): number {
  return -balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
}
