/** What the log alone says is wrong with a payment. Written from docs/audit.md alone. */
import {
  creditedOf,
  leftAfterRefunds,
  lostOf,
  paidOf,
  refundedOf,
  stillHere,
  takenOf,
  type DisputeFacts,
  type PaymentFacts,
  type RefundFacts,
} from './payment-facts.js';
import { between, latest, type Cause, type Wrong } from './wrong.js';

export function wrongWithPayment(payment: PaymentFacts): Wrong[] {
  const found = [...notCredited(payment), ...amounts(payment), ...refunds(payment), ...owed(payment)].filter(
    ({ amount }) => amount > 0,
  );
  // Several creditings, and a dispute that stands otherwise, are wrong even where no money is off.
  const all = [...found, ...notPaid(payment), ...disputes(payment)];
  return all.length > 0 ? all : uncleared(payment);
}

export function wrong({ paymentId }: PaymentFacts, cause: Cause, amount: number, since: string): Wrong {
  return { cause, kind: 'payment', id: paymentId, amount, since };
}

export const hasCredits = ({ credits }: PaymentFacts): boolean => credits.length > 0;
export const isCompleted = ({ completions }: PaymentFacts): boolean => completions.length > 0;
export const completedAt = ({ completions, touchedAt }: PaymentFacts): string =>
  completions.at(-1)?.at ?? touchedAt;
const isAtABank = ({ disputes }: PaymentFacts): boolean =>
  [...disputes.values()].some(({ inPayment }) => inPayment === 'open');
/** What is owed of it is no other trouble; it is at most what is here still. */
const owedOf = (payment: PaymentFacts): number => Math.min(payment.owed, stillHere(payment));

/** When a refund or a bank last moved its money. */
const movedAt = ({ refunds, disputes }: PaymentFacts): string | null =>
  latest(...[...refunds.values(), ...disputes.values()].map(({ touchedAt }) => touchedAt)) || null;
/** A wallet follows what was before only when it has the credits. */
const creditedAt = ({ credits }: PaymentFacts): string | null => credits.at(-1)?.at ?? null;

function notCredited(payment: PaymentFacts): Wrong[] {
  if (!isCompleted(payment) || hasCredits(payment)) return [];
  const amount = payment.clearing - owedOf(payment);
  if (payment.playerId === null) return [wrong(payment, 'unclaimed', amount, completedAt(payment))];
  if (isAtABank(payment)) return [];
  const since = latest(completedAt(payment), payment.claimedAt, movedAt(payment));
  return [wrong(payment, 'paid_not_credited', amount, since)];
}

/** Nothing may be credited without a completed payment, nor to somebody else, nor in several times: then what is not the payment is off. */
function notPaid(payment: PaymentFacts): Wrong[] {
  const { credits } = payment;
  const credited = creditedOf(payment);
  const isRightful = isCompleted(payment) && isWithItsPlayer(payment);
  if (credits.length === 0 || (isRightful && credits.length === 1)) return [];
  const amount = isRightful ? Math.abs(credited - paidOf(payment)) : credited;
  return [wrong(payment, 'credited_not_paid', amount, creditedAt(payment) ?? payment.touchedAt)];
}

const isWithItsPlayer = ({ credits, playerId }: PaymentFacts): boolean =>
  credits.at(-1)?.playerId === playerId;

/** Asked, completed and credited once: what lies between the least and the most of them. */
function amounts(payment: PaymentFacts): Wrong[] {
  if (!isCompleted(payment)) return [];
  const amount = between(toBeTheSame(payment));
  const since = latest(completedAt(payment), creditedAt(payment));
  return [wrong(payment, 'amount_differs', amount, since)];
}

/** While nothing was credited at all, what was asked and promised is a part of that. */
export function toBeTheSame(payment: PaymentFacts): number[] {
  if (isNotCredited(payment)) return [paidOf(payment)];
  return [
    paidOf(payment),
    ...(payment.asked ? [payment.asked.money, payment.asked.credits] : []),
    ...(payment.credits.length === 1 ? [creditedOf(payment)] : []),
  ];
}

const isNotCredited = (payment: PaymentFacts): boolean =>
  notCredited(payment).some(({ cause, amount }) => cause === 'paid_not_credited' && amount > 0);

/** Each refund as recorded against what a wallet that had the credits settled; and what went back beyond the payment. */
function refunds(payment: PaymentFacts): Wrong[] {
  const all = [...payment.refunds.values()];
  const off = ({ recorded, settled }: RefundFacts) =>
    Math.abs((hasCredits(payment) ? recorded : 0) - settled);
  const wrongOnes = all.filter((refund) => off(refund) > 0);
  const beyond = Math.max(0, refundedOf(payment) - paidOf(payment));
  const amount = wrongOnes.reduce((sum, refund) => sum + off(refund), beyond);
  const times = (wrongOnes.length > 0 ? wrongOnes : all).map(({ touchedAt }) => touchedAt);
  return [wrong(payment, 'refund_mismatch', amount, latest(...times, creditedAt(payment)))];
}

/** Where the amount that was taken is another, that is the trouble; otherwise what only stands otherwise is disputed. */
function disputes(payment: PaymentFacts): Wrong[] {
  const all = [...payment.disputes.values()];
  const expected = hasCredits(payment) ? Math.min(lostOf(payment), leftAfterRefunds(payment)) : 0;
  const off = Math.abs(takenOf(payment) - expected);
  const since = latest(...all.map(({ touchedAt }) => touchedAt), creditedAt(payment));
  if (off > 0) return [wrong(payment, 'dispute_mismatch', off, latest(since, movedAt(payment)))];
  const otherwise = all.filter((dispute) => standsOtherwise(dispute, hasCredits(payment)));
  if (otherwise.length === 0) return [];
  const disputed = otherwise.reduce((sum, dispute) => sum + dispute.disputed, 0);
  return [wrong(payment, 'dispute_mismatch', Math.min(disputed, paidOf(payment)), since)];
}

/** What is over, without having taken anything, needs no trace in a wallet. */
function standsOtherwise({ inPayment, inWallet, lost }: DisputeFacts, hadCredits: boolean): boolean {
  if (!hadCredits) return inWallet !== 'unknown';
  if (inPayment === 'closed' && inWallet === 'unknown') return lost > 0;
  return inPayment !== inWallet;
}

function owed(payment: PaymentFacts): Wrong[] {
  return payment.owedAt === null ? [] : [wrong(payment, 'owed', owedOf(payment), payment.owedAt)];
}

function uncleared(payment: PaymentFacts): Wrong[] {
  const isExplained = !hasCredits(payment) && isAtABank(payment);
  if (payment.clearing === 0 || isExplained) return [];
  const since = payment.unclearedAt ?? payment.touchedAt;
  return [wrong(payment, 'amount_differs', Math.abs(payment.clearing), since)];
}
