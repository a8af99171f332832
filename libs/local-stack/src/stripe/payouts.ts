/**
 * What happens to the account by itself: at midnight (UTC) all that is there is paid out, currency by currency, and on the first of a month its
 * fee is taken before.
 */
import { bankDaysLater, ofFee, ofPayout } from './balance-transactions.js';
import { newId } from './ids.js';
import type { BalanceTransaction, StoredPayout } from './objects.js';
import { monthlyFee } from './prices.js';
import type { StripeState } from './state.js';

const DAY_SECONDS = 86_400;
/** Bank days until a payout is at the bank. */
const ARRIVES_AFTER_DAYS = 1;

/** @param now Unix seconds @returns whether anything happened */
export function passMidnights(state: StripeState, now: number): boolean {
  const transactions = Object.values(state.balanceTransactions);
  const first = state.sweptUntil ?? transactions[0]?.created ?? now;
  const before = Object.keys(state.balanceTransactions).length;
  state.sweptUntil ??= midnightOf(first);
  for (
    let midnight = state.sweptUntil + DAY_SECONDS;
    midnight <= now;
    midnight = state.sweptUntil + DAY_SECONDS
  ) {
    takeMonthlyFee(state, midnight);
    payOut(state, midnight);
    state.sweptUntil = midnight;
  }
  return Object.keys(state.balanceTransactions).length > before;
}

function payOut(state: StripeState, midnight: number): void {
  const paidOut = new Set(Object.values(state.payouts).flatMap(({ transactions }) => transactions));
  const due = Object.values(state.balanceTransactions).filter(
    ({ id, available_on }) => available_on <= midnight && !paidOut.has(id),
  );
  for (const currency of new Set(due.map((transaction) => transaction.currency))) {
    const some = due.filter((transaction) => transaction.currency === currency);
    const amount = some.reduce((sum, { net }) => sum + net, 0);
    // What is owed to the provider is taken off the next one.
    if (amount > 0) add(state, currency, amount, midnight, some);
  }
}

function add(
  state: StripeState,
  currency: string,
  amount: number,
  created: number,
  paid: readonly BalanceTransaction[],
): void {
  const id = newId('po');
  const transaction = ofPayout({ id, amount, currency, created });
  const payout: StoredPayout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: bankDaysLater(created, ARRIVES_AFTER_DAYS),
    automatic: true,
    balance_transaction: transaction.id,
    created,
    currency,
    description: 'STRIPE PAYOUT',
    destination: 'ba_standin',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    trace_id: null,
    type: 'bank_account',
    transactions: [...paid.map((each) => each.id), transaction.id],
  };
  state.payouts[id] = payout;
  state.balanceTransactions[transaction.id] = transaction;
}

function takeMonthlyFee(state: StripeState, midnight: number): void {
  const day = new Date(midnight * 1_000);
  if (day.getUTCDate() !== 1) return;
  const began = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1, 1) / 1_000;
  const paid = Object.values(state.charges).find(({ created }) => created >= began && created < midnight);
  if (paid === undefined) return;
  const month = new Date(began * 1_000).toISOString().slice(0, 7);
  const fee = ofFee(monthlyFee, 'usd', midnight, `Radar for Fraud Teams (${month})`);
  state.balanceTransactions[fee.id] = fee;
}

function midnightOf(seconds: number): number {
  return seconds - (seconds % DAY_SECONDS);
}
