/** What moves the account's balance. None is ever changed: whether its money is there yet follows from the time. Amounts in minor units, times in Unix seconds. */
import { newId } from './ids.js';
import type { BalanceTransaction, Charge, FeeDetail, Payout, Refund, Topup } from './objects.js';
import { feeOf } from './prices.js';

/** Bank days until a payment's money is there. */
const SETTLES_AFTER_DAYS = 2;
const DAY_SECONDS = 86_400;

type Movement = Pick<BalanceTransaction, 'type' | 'amount' | 'currency' | 'created' | 'source'> &
  Partial<
    Pick<BalanceTransaction, 'id' | 'available_on' | 'description' | 'fee_details' | 'reporting_category'>
  >;

/** Of its fees is what is taken off its amount; there at once unless it says when. */
export function balanceTransaction(movement: Movement): BalanceTransaction {
  const { type, amount, currency, created, source, fee_details = [] } = movement;
  const fee = fee_details.reduce((sum, detail) => sum + detail.amount, 0);
  return {
    id: movement.id ?? newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: movement.available_on ?? created,
    balance_type: 'payments',
    created,
    currency,
    description: movement.description ?? null,
    exchange_rate: null,
    fee,
    fee_details,
    net: amount - fee,
    reporting_category: movement.reporting_category ?? type,
    source,
    type,
  };
}

export function stripeFee(amount: number, currency: string, description: string): FeeDetail {
  return { amount, application: null, currency, description, type: 'stripe_fee' };
}

type PaidCharge = Pick<Charge, 'id' | 'amount' | 'currency' | 'created' | 'payment_method_details'>;

/** Banks call what does not come by card a payment. */
export function ofCharge({
  id,
  amount,
  currency,
  created,
  payment_method_details: { type },
}: PaidCharge): BalanceTransaction {
  return balanceTransaction({
    type: type === 'card' ? 'charge' : 'payment',
    reporting_category: 'charge',
    amount,
    currency,
    created,
    source: id,
    available_on: bankDaysLater(created, SETTLES_AFTER_DAYS),
    fee_details: [stripeFee(feeOf(type, amount), currency, 'Stripe processing fees')],
  });
}

type PaidRefund = Pick<Refund, 'id' | 'amount' | 'currency' | 'created'>;

/** What is paid back is taken from what is not there yet, if the payment is not. The fee of the payment stays with the provider. */
export function ofRefund(
  { id, amount, currency, created }: PaidRefund,
  { available_on, type }: Pick<BalanceTransaction, 'available_on' | 'type'>,
): BalanceTransaction {
  return balanceTransaction({
    type: type === 'charge' ? 'refund' : 'payment_refund',
    reporting_category: 'refund',
    amount: -amount,
    currency,
    created,
    source: id,
    available_on: Math.max(created, available_on),
    description: 'REFUND FOR CHARGE',
  });
}

/** @param id that the refund has for it already */
export function ofFailedRefund(
  { id: source, amount, currency }: PaidRefund,
  created: number,
  id?: string,
): BalanceTransaction {
  return balanceTransaction({
    ...(id === undefined ? {} : { id }),
    type: 'refund_failure',
    amount,
    currency,
    created,
    source,
    description: 'REFUND FAILURE',
  });
}

export function ofPayout({
  id,
  amount,
  currency,
  created,
}: Pick<Payout, 'id' | 'amount' | 'currency' | 'created'>): BalanceTransaction {
  return balanceTransaction({
    type: 'payout',
    amount: -amount,
    currency,
    created,
    source: id,
    description: 'STRIPE PAYOUT',
  });
}

export function ofTopup({
  id,
  amount,
  currency,
  created,
  description,
}: Pick<Topup, 'id' | 'amount' | 'currency' | 'created' | 'description'>): BalanceTransaction {
  return balanceTransaction({ type: 'topup', amount, currency, created, source: id, description });
}

/** Of the account itself, for no payment. */
export function ofFee(
  amount: number,
  currency: string,
  created: number,
  description: string,
): BalanceTransaction {
  return balanceTransaction({
    type: 'stripe_fee',
    reporting_category: 'fee',
    amount: -amount,
    currency,
    created,
    source: null,
    description,
  });
}

/** Midnight (UTC) of the day that so many days later is not on a weekend. */
export function bankDaysLater(seconds: number, days: number): number {
  let midnight = seconds - (seconds % DAY_SECONDS);
  for (let left = days; left > 0;) {
    midnight += DAY_SECONDS;
    if (!isWeekend(midnight)) left -= 1;
  }
  return midnight;
}

function isWeekend(seconds: number): boolean {
  const day = new Date(seconds * 1_000).getUTCDay();
  return day === 0 || day === 6;
}
