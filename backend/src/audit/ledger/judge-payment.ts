/**
 * What is wrong with a payment as its own stream and its wallet tell it (docs/audit.md). Each finding has money of its own; when nothing is found,
 * its clearing account is zero, or a bank decides about it.
 */
import type { ExceptionCause } from '@rubicon/contracts';
import { dollars, dollarsOfCents } from '../../platform/text/dollars.js';
import type { Finding } from './causes.js';
import { latest } from './latest.js';
import type { DisputeOfItem, PaymentItem, RefundOfItem } from './ledger-item.js';
import { lostCentsOf, MICRO_USD_PER_CENT, refundedCentsOf } from './payment-item.js';

/** A finding without what it is about. */
interface Fault {
  readonly cause: ExceptionCause;
  readonly amountMicroUsd: number;
  readonly sentence: string;
  readonly since: string;
}

export function judgePayment(paymentId: string, payment: PaymentItem): Finding[] {
  const faults = [
    notCredited(payment),
    notPaid(payment),
    differs(payment),
    unclaimed(payment),
    refundsDiffer(payment),
    disputesDiffer(payment),
    owed(payment),
  ].filter((fault) => fault !== null);
  const all = faults.length > 0 ? faults : [uncleared(payment)].filter((fault) => fault !== null);
  return all.map((fault) => ({
    ...fault,
    itemKind: 'payment',
    itemId: paymentId,
    playerId: payment.playerId ?? payment.creditedTo,
  }));
}

/** Came, is in no wallet, did not go back, and is not told to be owed. */
function waitingMicroUsd(payment: PaymentItem): number {
  const isWaiting = payment.completedTimes > 0 && payment.creditedTimes === 0;
  return isWaiting ? payment.clearingMicroUsd - owedMicroUsd(payment) : 0;
}

/** No wallet has it, and one should: else a payment that was never credited is no wallet's affair. */
export function isAwaitedInWallet(payment: PaymentItem): boolean {
  return payment.creditedTimes === 0 && [notCredited, unclaimed, owed].some((rule) => rule(payment) !== null);
}

function notCredited(payment: PaymentItem): Fault | null {
  const waiting = waitingMicroUsd(payment);
  if (payment.playerId === null || waiting <= 0 || isUnderDispute(payment)) return null;
  return {
    cause: 'paid_not_credited',
    amountMicroUsd: waiting,
    sentence: `${dollarsOfCents(payment.paidCents)} were paid, and no credits came.`,
    since: touchedAt(payment),
  };
}

function unclaimed(payment: PaymentItem): Fault | null {
  const waiting = waitingMicroUsd(payment);
  if (payment.playerId !== null || waiting <= 0) return null;
  return {
    cause: 'unclaimed',
    amountMicroUsd: waiting,
    sentence: `${dollarsOfCents(payment.paidCents)} were paid by a visitor who has no account yet.`,
    since: payment.completedAt ?? payment.changedAt,
  };
}

function notPaid(payment: PaymentItem): Fault | null {
  const { completedTimes, creditedTimes, creditedMicroUsd, creditedAt, creditedTo, playerId } = payment;
  if (creditedTimes === 0) return null;
  const fault = (amountMicroUsd: number, sentence: string): Fault => ({
    cause: 'credited_not_paid',
    amountMicroUsd,
    sentence,
    since: creditedAt ?? payment.changedAt,
  });
  const credited = dollars(creditedMicroUsd);
  if (completedTimes === 0)
    return fault(creditedMicroUsd, `${credited} were credited, and the payment was never completed.`);
  if (creditedTo !== playerId)
    return fault(creditedMicroUsd, `${credited} were credited to the wallet of somebody who did not pay.`);
  if (creditedTimes === 1) return null;
  return fault(
    Math.abs(creditedMicroUsd - payment.paidCents * MICRO_USD_PER_CENT),
    `${credited} were credited, ${creditedTimes} times, and ${dollarsOfCents(payment.paidCents)} were paid.`,
  );
}

/** Asked, completed and credited. */
function differs(payment: PaymentItem): Fault | null {
  const { completedTimes, completedAt, creditedAt } = payment;
  if (completedTimes === 0) return null;
  const told = toldAmounts(payment);
  const amountMicroUsd = spreadOf(told.map(({ microUsd }) => microUsd));
  if (amountMicroUsd === 0) return null;
  const sides = told.map(({ what, microUsd }) => `${dollars(microUsd)} ${what}`);
  return {
    cause: 'amount_differs',
    amountMicroUsd,
    sentence: `The amounts differ: ${sides.join(', ')}.`,
    since: latest(completedAt, creditedAt) ?? payment.changedAt,
  };
}

interface ToldAmount {
  readonly what: string;
  readonly microUsd: number;
}

/** What should be the same amount. While no credits came, what was asked is that fault's affair; credits that came more than once are another's. */
export function toldAmounts(payment: PaymentItem): ToldAmount[] {
  const { askedCents, askedCreditsMicroUsd, paidCents, creditedTimes, creditedMicroUsd } = payment;
  const paid = { what: 'paid', microUsd: paidCents * MICRO_USD_PER_CENT };
  if (notCredited(payment)) return [paid];
  const told: readonly (readonly [string, number | null])[] = [
    ['asked', askedCents === null ? null : askedCents * MICRO_USD_PER_CENT],
    ['to be credited', askedCreditsMicroUsd],
    [paid.what, paid.microUsd],
    ['credited', creditedTimes === 1 ? creditedMicroUsd : null],
  ];
  return told.flatMap(([what, microUsd]) => (microUsd === null ? [] : [{ what, microUsd }]));
}

/** How far apart the least and the most of them are. @param amounts at least one */
export function spreadOf(amounts: readonly number[]): number {
  return Math.max(...amounts) - Math.min(...amounts);
}

/** What the payment's stream records as paid back is settled in the wallet, when that ever had the credits; and no more than was paid. */
function refundsDiffer(payment: PaymentItem): Fault | null {
  const { refunds, paidCents, creditedAt } = payment;
  const toBeSettled = ({ recordedCents }: RefundOfItem): number =>
    creditedAt === null ? 0 : recordedCents * MICRO_USD_PER_CENT;
  const differing = Object.entries(refunds).filter(
    ([, refund]) => toBeSettled(refund) !== refund.walletMicroUsd,
  );
  const beyondCents = Math.max(0, refundedCentsOf(payment) - paidCents);
  if (differing.length === 0 && beyondCents === 0) return null;
  const sentences = differing.map(
    ([refundId, refund]) =>
      `Refund ${refundId}: ${dollarsOfCents(refund.recordedCents)} recorded as paid back${refund.failed ? ' (one failed)' : ''}, ${dollars(refund.walletMicroUsd)} settled in the wallet.`,
  );
  if (beyondCents > 0)
    sentences.push(
      `${dollarsOfCents(refundedCentsOf(payment))} went back of ${dollarsOfCents(paidCents)} that were paid.`,
    );
  return {
    cause: 'refund_mismatch',
    amountMicroUsd: differing.reduce(
      (sum, [, refund]) => sum + Math.abs(toBeSettled(refund) - refund.walletMicroUsd),
      beyondCents * MICRO_USD_PER_CENT,
    ),
    sentence: sentences.join(' '),
    since:
      latest(
        creditedAt,
        ...(differing.length > 0 ? differing : Object.entries(refunds)).map(([, refund]) => refund.since),
      ) ?? payment.changedAt,
  };
}

/** What a wallet that had the credits gives to banks, of what had not gone back. */
export function toBeTakenMicroUsd(payment: PaymentItem): number {
  return payment.creditedAt === null ? 0 : leftToBanksMicroUsd(payment, lostCentsOf(payment));
}

/** Of what banks took, what had not gone back. */
export function leftToBanksMicroUsd(payment: PaymentItem, takenCents: number): number {
  const leftCents = Math.max(0, payment.paidCents - refundedCentsOf(payment));
  return Math.min(takenCents, leftCents) * MICRO_USD_PER_CENT;
}

/** A wallet that had the credits stands to each dispute as the payment does, and gave what banks keep, of what had not gone back. */
function disputesDiffer(payment: PaymentItem): Fault | null {
  const { disputes, refunds, paidCents, creditedAt } = payment;
  const all = Object.entries(disputes);
  const toBeTaken = toBeTakenMicroUsd(payment);
  const took = all.reduce((sum, [, { walletTookMicroUsd }]) => sum + walletTookMicroUsd, 0);
  const differing = all.filter(([, dispute]) => !standsAsInWallet(dispute, creditedAt !== null));
  if (took === toBeTaken && differing.length === 0) return null;
  const ofMoney =
    took === toBeTaken
      ? []
      : [`Banks keep ${dollars(toBeTaken)} of it, and ${dollars(took)} were taken from the wallet.`];
  const disputed = differing.reduce((sum, [, { disputedCents }]) => sum + disputedCents, 0);
  return {
    cause: 'dispute_mismatch',
    amountMicroUsd:
      took === toBeTaken ? Math.min(disputed, paidCents) * MICRO_USD_PER_CENT : Math.abs(took - toBeTaken),
    sentence: [
      ...differing.map(
        ([disputeId, { status, wallet }]) =>
          `Dispute ${disputeId} is ${wordFor[status]} in the payment and ${wordFor[wallet]} in the wallet.`,
      ),
      ...ofMoney,
    ].join(' '),
    since:
      latest(
        creditedAt,
        ...all.map(([, { since }]) => since),
        // They say how much is left for banks to take.
        ...(took === toBeTaken ? [] : Object.values(refunds).map(({ since }) => since)),
      ) ?? payment.changedAt,
  };
}
const wordFor = { none: 'not known', open: 'open', won: 'won', lost: 'lost', closed: 'closed' } as const;

/** One that took nothing before the wallet heard of the payment may never be known there. */
function standsAsInWallet({ status, lostCents, wallet }: DisputeOfItem, isCredited: boolean): boolean {
  if (!isCredited) return wallet === 'none';
  if (status === 'none') return wallet === 'none';
  if (status === 'open') return wallet === 'open';
  return wallet === 'closed' || (wallet === 'none' && lostCents === 0);
}

function owed(payment: PaymentItem): Fault | null {
  const amountMicroUsd = owedMicroUsd(payment);
  if (amountMicroUsd === 0) return null;
  return {
    cause: 'owed',
    amountMicroUsd,
    sentence: `${dollars(amountMicroUsd)} are owed to somebody who is gone, and the provider would not pay them back.`,
    since: payment.owedSince ?? payment.changedAt,
  };
}

/** What was paid back or taken by a bank since is owed no more. */
function owedMicroUsd(payment: PaymentItem): number {
  const leftCents = payment.paidCents - refundedCentsOf(payment) - lostCentsOf(payment);
  return Math.max(0, Math.min(payment.owedCents, leftCents)) * MICRO_USD_PER_CENT;
}

/** Nothing else says why. */
function uncleared(payment: PaymentItem): Fault | null {
  const { clearingMicroUsd, creditedTimes } = payment;
  if (clearingMicroUsd === 0 || (creditedTimes === 0 && isUnderDispute(payment))) return null;
  return {
    cause: 'amount_differs',
    amountMicroUsd: Math.abs(clearingMicroUsd),
    sentence: `Its clearing account stands at ${dollars(clearingMicroUsd)}, and nothing says why.`,
    since: payment.unclearedSince ?? payment.changedAt,
  };
}

function isUnderDispute({ disputes }: PaymentItem): boolean {
  return Object.values(disputes).some(({ status }) => status === 'open');
}

/** When what waits to be credited was last in other hands. */
function touchedAt({ completedAt, claimedAt, refunds, disputes, changedAt }: PaymentItem): string {
  const others = [...Object.values(refunds), ...Object.values(disputes)].map(({ since }) => since);
  return latest(completedAt, claimedAt, ...others) ?? changedAt;
}
