/** Checks what was typed into the hosted page. Nothing typed here is kept. */
import { isEmail } from './checkout-sessions.js';
import type { Card, Charge } from './objects.js';

export interface CardForm {
  readonly email: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
}

export interface PayingCard extends Pick<Card, 'exp_month' | 'exp_year'> {
  readonly number: string;
}

export type CardField = keyof CardForm;

export type CardVerdict =
  | { readonly kind: 'accepted'; readonly card: PayingCard }
  | { readonly kind: 'refused'; readonly errors: Partial<Record<CardField, string>> };

const paysAlways = '4242424242424242';
const declinedAlways = '4000000000000002';
/** Pays, and is disputed at once. */
export const disputedCard = '4000000000000259';
/** Pays; a refund of it is pending at first. */
const refundsLaterCard = '4000000000007726';
const testCards: readonly string[] = [paysAlways, declinedAlways, disputedCard, refundsLaterCard];

/** Whether refunds of it are pending at first. */
export function refundsLater({ payment_method_details: paidBy }: Charge): boolean {
  return paidBy.type === 'card' && refundsLaterCard.endsWith(paidBy.card.last4);
}

/** @param now Unix milliseconds */
export function judgeCard(form: CardForm, now: number): CardVerdict {
  const number = form.cardNumber.replace(/[\s-]/g, '');
  const errors: Partial<Record<CardField, string>> = {};
  if (!isEmail(form.email.trim())) errors.email = 'Enter an email address, such as name@example.com.';
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    errors.cardNumber = 'Your card number is invalid. The test card is 4242 4242 4242 4242.';
  } else if (!testCards.includes(number)) {
    errors.cardNumber = 'Test cards only: use 4242 4242 4242 4242. Never enter a real card here.';
  }
  const expiry = readExpiry(form.expiry);
  if (!expiry) errors.expiry = 'Enter the expiry date as MM / YY.';
  else if (Date.UTC(expiry.exp_year, expiry.exp_month, 1) <= now)
    errors.expiry = 'Your card’s expiry date is in the past.';
  if (!/^\d{3,4}$/.test(form.cvc.trim())) errors.cvc = 'Your card’s security code has 3 or 4 digits.';
  if (Object.keys(errors).length === 0 && number === declinedAlways) {
    errors.cardNumber = 'Your card was declined. Please try another card.';
  }
  return expiry && Object.keys(errors).length === 0
    ? { kind: 'accepted', card: { number, ...expiry } }
    : { kind: 'refused', errors };
}

function readExpiry(typed: string): Pick<PayingCard, 'exp_month' | 'exp_year'> | null {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  if (!month || !year) return null;
  return { exp_month: Number(month), exp_year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
