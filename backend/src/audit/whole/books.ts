/**
 * The two books, kept by double entry from the raw log.
 *
 * Credits (decision 29), micro-dollars, per player:
 *   purchased + granted = available + reserved + held for refund + frozen + charged + returned + clawed back + forfeited
 * Money, cents, over all payments: paid = credited + returned uncredited + unclaimed + on its way to a wallet. Of what was credited, what
 * was refunded and what disputes lost is told beside it, and ties the two books together: see `audit-money.ts`.
 *
 * Every event moves an amount from one account to another, so that the credits book balances by construction; what is checked is
 * that no account ever falls below zero, and (beside this file) that each movement had its cause.
 */
import { amount, optionalAmount, text, type RawEvent } from '../events/raw-event.js';

export const MICRO_USD_PER_CENT = 10_000;

export const accounts = [
  'purchased',
  'granted',
  'available',
  'reserved',
  'held',
  'frozen',
  'charged',
  'returned',
  'clawedBack',
  'forfeited',
] as const;
export type Account = (typeof accounts)[number];
export type CreditsBook = Record<Account, number>;

/** Where credits come from: these two grow as the others are filled. */
const sources: readonly Account[] = ['purchased', 'granted'];

export function emptyBook(): CreditsBook {
  return Object.fromEntries(accounts.map((account) => [account, 0])) as CreditsBook;
}

export interface Movement {
  readonly from: Account;
  readonly to: Account;
  readonly amountMicroUsd: number;
}

/** The movements that one wallet event records; none for events that move nothing. `null`: an event the auditor does not know. */
export function movementsOf(event: RawEvent): readonly Movement[] | null {
  const move = (from: Account, to: Account, field: string): Movement => ({
    from,
    to,
    amountMicroUsd: amount(event, field),
  });
  const destination = (): Account => (text(event, 'returnedTo') === 'frozen' ? 'frozen' : 'available');
  switch (event.type) {
    case 'CreditsPurchased':
      return [move('purchased', 'available', 'amountMicroUsd')];
    case 'CreditsGranted':
      return [move('granted', 'available', 'amountMicroUsd')];
    case 'CreditsReserved':
      return [move('available', 'reserved', 'amountMicroUsd')];
    case 'ReservationCaptured':
      return [
        move('reserved', 'charged', 'chargedMicroUsd'),
        move('reserved', destination(), 'returnedMicroUsd'),
      ];
    case 'ReservationReleased':
      return [move('reserved', destination(), 'returnedMicroUsd')];
    case 'RefundHeld':
      return [move('available', 'held', 'creditsReturnedMicroUsd')];
    case 'RefundSettled':
      return [move('held', 'returned', 'creditsReturnedMicroUsd')];
    case 'RefundReleased':
      return [move('held', destination(), 'creditsReturnedMicroUsd')];
    case 'RefundReversed':
      return [move('returned', 'available', 'creditsReturnedMicroUsd')];
    case 'CreditsReinstated':
      return [move('clawedBack', 'available', 'amountMicroUsd')];
    case 'CreditsFrozen':
      return [move('available', 'frozen', 'amountMicroUsd')];
    case 'CreditsUnfrozen':
      return [move('frozen', 'available', 'amountMicroUsd')];
    case 'CreditsClawedBack':
      return [move('frozen', 'clawedBack', 'amountMicroUsd')];
    case 'CreditsForfeited': {
      const frozen = optionalAmount(event, 'frozenMicroUsd');
      return [
        { from: 'available', to: 'forfeited', amountMicroUsd: amount(event, 'amountMicroUsd') - frozen },
        { from: 'frozen', to: 'forfeited', amountMicroUsd: frozen },
      ];
    }
    case 'ReservationDeclined':
    case 'ReservationVoided':
    case 'DisputeWrittenOff':
      return [];
    default:
      return null;
  }
}

/** Applies movements in place. A source account grows with what it gives. */
export function post(book: CreditsBook, movements: readonly Movement[]): void {
  for (const { from, to, amountMicroUsd } of movements) {
    book[from] += sources.includes(from) ? amountMicroUsd : -amountMicroUsd;
    book[to] += amountMicroUsd;
  }
}

/** Zero when the credits book balances. */
export function imbalance(book: CreditsBook): number {
  return accounts.reduce(
    (sum, account) => sum + (sources.includes(account) ? book[account] : -book[account]),
    0,
  );
}
