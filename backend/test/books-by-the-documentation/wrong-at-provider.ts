/** What the provider's side says against the log. Written from docs/audit.md alone. */
import type { DocumentedBooks } from './documented-books.js';
import { leftAfterRefunds, paidOf, type DisputeFacts, type PaymentFacts } from './payment-facts.js';
import { centsToMicroUsd } from './plain-event.js';
import type {
  DisputeAtProvider,
  MoneyAtProvider,
  RefundAtProvider,
  RowAtProvider,
  SideOfProvider,
} from './provider-side.js';
import { completedAt, hasCredits, isCompleted, toBeTheSame, wrong } from './wrong-with-payment.js';
import { between, earliest, latest, type Cause, type Wrong } from './wrong.js';

export function wrongAtProvider(books: DocumentedBooks, side: SideOfProvider): Wrong[] {
  const found: Wrong[] = [];
  const seen = new Set<PaymentFacts>();
  for (const money of side.money) {
    const payment = completedBy(books, money);
    if (payment) seen.add(payment);
    found.push(...(payment ? ofCompleted(payment, money, side.fetchedUntil) : notCompleted(books, money)));
  }
  for (const payment of books.payments.values())
    if (!seen.has(payment)) found.push(...withoutMoney(payment, side.fetchedUntil));
  return [...found, ...side.rows.flatMap(withRow)];
}

/** A completion names the movement of money by which it came. */
function completedBy(books: DocumentedBooks, { paymentIntentId }: MoneyAtProvider): PaymentFacts | undefined {
  return [...books.payments.values()].find(({ intents }) => intents.has(paymentIntentId));
}

/** The provider's note names the payment; money of none of ours is told of by its row in the provider's balance. */
function notCompleted(books: DocumentedBooks, money: MoneyAtProvider): Wrong[] {
  const { paymentId, isForeign, firstChargeAt, lastChangedAt } = money;
  if (paymentId === null) return [];
  const say = (cause: Cause, amount: number): Wrong => ({
    cause,
    kind: 'payment',
    id: paymentId,
    amount,
    since: firstChargeAt ?? lastChangedAt,
  });
  const payment = books.payments.get(paymentId);
  if (isForeign) return [say('foreign_currency', payment ? paidOf(payment) : 0)];
  const stayed = stayedThere(money);
  if (stayed === 0) return [];
  const found = say('paid_not_credited', stayed);
  return [payment && isCompleted(payment) ? { ...found, isOfAnotherMovement: true } : found];
}

/** What was taken, less what was paid back and what banks keep that have decided. */
function stayedThere({ chargedCents, refunds, disputes }: MoneyAtProvider): number {
  const back = Object.values(refunds).map(({ status, cents }) => (status === 'paid' ? cents : 0));
  const lost = Object.values(disputes).map(({ status, takenCents }) =>
    status === 'closed' ? takenCents : 0,
  );
  return Math.max(0, centsToMicroUsd(chargedCents - total([...back, ...lost])));
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** What the provider took nothing for is not compared any further; nor is what was told here since its lists were fetched. */
function ofCompleted(payment: PaymentFacts, money: MoneyAtProvider, fetchedUntil: Date): Wrong[] {
  const { chargedCents, isForeign, firstChargeAt, lastChangedAt } = money;
  if (isForeign) return [wrong(payment, 'foreign_currency', paidOf(payment), firstChargeAt ?? lastChangedAt)];
  if (chargedCents === 0) return withoutMoney(payment, fetchedUntil);
  const taken = centsToMicroUsd(chargedCents);
  const apart = between([taken, ...toBeTheSame(payment)]);
  const takenAt = latest(completedAt(payment), firstChargeAt);
  return [
    ...(taken === paidOf(payment) ? [] : [wrong(payment, 'amount_differs', apart, takenAt)]),
    ...refunds(payment, money, fetchedUntil),
    ...disputes(payment, money, fetchedUntil),
  ];
}

function withoutMoney(payment: PaymentFacts, fetchedUntil: Date): Wrong[] {
  if (!isCompleted(payment) || !isBefore(completedAt(payment), fetchedUntil)) return [];
  return [wrong(payment, 'credited_not_paid', paidOf(payment), completedAt(payment))];
}

/** One by one under our id, and wrong where they differ by all of them together. */
function refunds(payment: PaymentFacts, money: MoneyAtProvider, fetchedUntil: Date): Wrong[] {
  const ids = [...new Set([...payment.refunds.keys(), ...Object.keys(money.refunds)])];
  const all = ids.flatMap((id) => {
    const here = payment.refunds.get(id);
    const there = money.refunds[id];
    if (here && !isBefore(here.touchedAt, fetchedUntil)) return [];
    const recorded = here?.recorded ?? 0;
    const since = latest(here?.touchedAt ?? null, there?.since ?? null);
    return [{ recorded, settled: here?.settled ?? 0, back: wentBack(there, recorded), since }];
  });
  const back = total(all.map((each) => each.back));
  const recorded = total(all.map((each) => each.recorded));
  if (back === recorded) return [];
  const settled = hasCredits(payment) ? [total(all.map((each) => each.settled))] : [];
  const since = earliest(all.filter((each) => each.back !== each.recorded).map((each) => each.since));
  return [wrong(payment, 'refund_mismatch', between([back, recorded, ...settled]), since)];
}

/** What is on its way is right whether it is recorded or not, up to its amount; what failed is nothing. */
function wentBack(there: RefundAtProvider | undefined, recorded: number): number {
  if (!there || there.status === 'failed') return 0;
  const cents = centsToMicroUsd(there.cents);
  return there.status === 'pending' ? Math.min(cents, recorded) : cents;
}

const isBefore = (at: string, until: Date): boolean => Date.parse(at) < until.getTime();

/** Each by itself; and by all that differ together the provider takes no other money than the wallet gives. */
function disputes(payment: PaymentFacts, money: MoneyAtProvider, fetchedUntil: Date): Wrong[] {
  const ids = [...new Set([...payment.disputes.keys(), ...Object.keys(money.disputes)])];
  const off = ids.flatMap((id) => {
    const noted = payment.disputes.get(id);
    const here = noted?.inPayment === 'unknown' ? undefined : noted;
    const there = money.disputes[id];
    if (here && !isBefore(here.touchedAt, fetchedUntil)) return [];
    const amounts = disputeOff(here, there);
    const since = latest(here?.touchedAt ?? null, there?.since ?? null);
    const taken = centsToMicroUsd(there?.takenCents ?? 0);
    return amounts ? [{ ...amounts, taken, given: noted?.taken ?? 0, since }] : [];
  });
  if (off.length === 0) return [];
  const standing = total(off.map(({ disputed }) => Math.min(disputed, paidOf(payment))));
  const ofPayment = total(off.map(({ moved }) => moved)) + standing;
  const taken = Math.min(total(off.map((each) => each.taken)), leftAfterRefunds(payment));
  const ofWallet = hasCredits(payment) ? Math.abs(taken - total(off.map(({ given }) => given))) : 0;
  const since = earliest(off.map((each) => each.since));
  return [wrong(payment, 'dispute_mismatch', Math.max(ofPayment, ofWallet), since)];
}

/**
 * Null: nothing. An inquiry moves no money, and is like a dispute that lost none; while a bank decides, what it keeps is not known; what was closed and took
 * nothing needs no trace here. The provider's side does not say what was disputed: of what only stands there, it is what was taken.
 */
function disputeOff(
  here: DisputeFacts | undefined,
  there: DisputeAtProvider | undefined,
): { readonly moved: number; readonly disputed: number } | null {
  const inPayment = here?.inPayment ?? 'unknown';
  const status = there?.status ?? 'unknown';
  const taken = centsToMicroUsd(there?.takenCents ?? 0);
  const lost = here?.lost ?? 0;
  if (status === 'inquiry' && lost === 0) return null;
  if (inPayment === 'open' && status === 'open') return null;
  if (taken !== lost) return { moved: Math.abs(taken - lost), disputed: 0 };
  if (inPayment === status || (inPayment === 'unknown' && status === 'closed')) return null;
  return { moved: 0, disputed: here?.disputed ?? 0 };
}

const noPayments = ['payout', 'stripe_fee'];

/** Every movement of money has one row in the provider's balance: the other lists tell of the same money. */
function withRow({ list, id, createdAt, type, currency, amountMinor, paymentId }: RowAtProvider): Wrong[] {
  if (list !== 'balance_transactions' || paymentId !== null) return [];
  const say = (cause: Cause, amount: number): Wrong[] => [
    { cause, kind: 'provider_row', id, amount, since: createdAt },
  ];
  if (currency !== 'usd') return say('foreign_currency', 0);
  if (noPayments.includes(type)) return [];
  return say('provider_row_without_payment', Math.abs(centsToMicroUsd(amountMinor)));
}
