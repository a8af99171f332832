/** What an older stand-in kept becomes what this one keeps. */
import { ofCharge, ofFailedRefund, ofRefund } from './balance-transactions.js';
import { reinstatement, withdrawal } from './dispute-money.js';
import type { BalanceTransaction, Card, Charge, Dispute, Refund } from './objects.js';

/** Nobody asked for the expiry of the cards that were used before it was kept. */
const forgottenCard = { exp_month: 12, exp_year: 2040 };

type Older<Whole, Missing extends keyof Whole> = Omit<Whole, Missing> & Partial<Pick<Whole, Missing>>;

/** In place. */
export function upgradeState(state: {
  readonly charges: Record<string, Charge>;
  readonly refunds: Record<string, Refund>;
  readonly disputes: Record<string, Dispute>;
  balanceTransactions: Record<string, BalanceTransaction>;
}): void {
  const booked: BalanceTransaction[] = [];
  const book = (transaction: BalanceTransaction): BalanceTransaction => {
    booked.push(transaction);
    return transaction;
  };
  for (const [id, charge] of Object.entries(state.charges)) state.charges[id] = upgradedCharge(charge, book);
  const ofCharges = new Map(booked.map((transaction) => [transaction.source, transaction]));
  for (const [id, refund] of Object.entries(state.refunds)) {
    const taken = ofCharges.get(refund.charge);
    if (taken) state.refunds[id] = upgradedRefund(refund, taken, book);
  }
  for (const [id, dispute] of Object.entries(state.disputes)) {
    const upgraded = upgradedDispute(dispute);
    state.disputes[id] = upgraded;
    for (const transaction of upgraded.balance_transactions)
      if (!(transaction.id in state.balanceTransactions)) book(transaction);
  }
  if (booked.length === 0) return;
  const all = [...Object.values(state.balanceTransactions), ...booked];
  all.sort((one, other) => one.created - other.created);
  state.balanceTransactions = Object.fromEntries(all.map((transaction) => [transaction.id, transaction]));
}

type Book = (transaction: BalanceTransaction) => BalanceTransaction;

function upgradedCharge(
  charge: Older<Charge, 'payment_method_details' | 'balance_transaction'>,
  book: Book,
): Charge {
  const payment_method_details = upgradedDetails(charge.payment_method_details);
  const balance_transaction =
    charge.balance_transaction ?? book(ofCharge({ ...charge, payment_method_details })).id;
  return { ...charge, payment_method_details, balance_transaction };
}

function upgradedDetails(
  details: Charge['payment_method_details'] | undefined,
): Charge['payment_method_details'] {
  if (details?.type === 'us_bank_account') return details;
  return { type: 'card', card: { ...forgottenCard, last4: '4242', ...details?.card } satisfies Card };
}

/** @param taken what was booked for its charge */
function upgradedRefund(
  refund: Older<Refund, 'balance_transaction'>,
  taken: BalanceTransaction,
  book: Book,
): Refund {
  if (refund.balance_transaction !== undefined)
    return { ...refund, balance_transaction: refund.balance_transaction };
  const balance_transaction = book(ofRefund(refund, taken)).id;
  // When it failed was not kept.
  if (refund.status === 'failed')
    book(ofFailedRefund(refund, refund.created, refund.failure_balance_transaction));
  return { ...refund, balance_transaction };
}

/** Disputes were of the whole charge; one that was won had brought all of it back. */
function upgradedDispute(dispute: Older<Dispute, 'balance_transactions'>): Dispute {
  if (dispute.balance_transactions) return { ...dispute, balance_transactions: dispute.balance_transactions };
  const taken = withdrawal(dispute, dispute.amount, dispute.created);
  const back = dispute.status === 'won' ? [reinstatement(dispute, dispute.amount, dispute.created)] : [];
  return { ...dispute, balance_transactions: [taken, ...back] };
}
