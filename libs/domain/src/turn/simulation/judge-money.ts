/**
 * Judges the money of a run: the log against what the provider knows. Reads raw events, shares no code with the deciders. Each violation is
 * a sentence.
 */
import type { StoredEvent } from '@rubicon/eventsourcing';
import type { Diaries } from './judge.js';
import type { ProviderPayment, SimulatedProvider } from './simulated-provider.js';

const MICRO_USD_PER_CENT = 10_000;

interface Followed {
  completed: number;
  playerId: string | null;
  readonly refunds: Map<string, number>;
  readonly failedRefunds: Set<string>;
  readonly disputes: Map<string, { isOpen: boolean; lostCents: number }>;
  owedCents: number;
  owedFor: Set<string>;
  /** In its wallet. */
  creditedMicroUsd: number;
  takenMicroUsd: number;
  /** As the wallet tells them. */
  readonly walletRefunds: Map<string, string>;
  readonly walletDisputes: Map<string, 'open' | 'closed'>;
  readonly reversedAfterTheEnd: Set<string>;
}

type Data = Readonly<Record<string, unknown>>;
const text = (data: Data, field: string): string => data[field] as string;
const amount = (data: Data, field: string): number => data[field] as number;

/** Nothing of any payment is left to be done: the run may end. */
export function isFollowed(
  log: readonly StoredEvent[],
  provider: SimulatedProvider,
  diaries: Diaries,
): boolean {
  return judgeMoney(log, provider, diaries).length === 0;
}

export function judgeMoney(
  log: readonly StoredEvent[],
  provider: SimulatedProvider,
  diaries: Diaries,
): string[] {
  const { payments, violations } = read(log);
  for (const known of provider.payments.values()) {
    const followed = payments.get(known.paymentId);
    const say = (what: string): void => void violations.push(`${known.paymentId}: ${what}`);
    if (!followed) {
      if (known.status === 'paid') say('paid, and unknown');
      continue;
    }
    judgePayment(known, followed, say);
    if (known.status !== 'paid') continue;
    if (followed.creditedMicroUsd > 0) judgeWallet(known, followed, say);
    else judgeUncredited(known, followed, diaries, say);
  }
  return violations;
}

function judgePayment(known: ProviderPayment, followed: Followed, say: (what: string) => void): void {
  if (followed.completed !== (known.status === 'paid' ? 1 : 0))
    say(`${known.status}, and completed ${followed.completed} times`);
  for (const { refundId, amountCents, status } of known.refunds) {
    const recorded = followed.refunds.get(refundId) ?? 0;
    if (recorded !== (status === 'paid' ? amountCents : 0))
      say(`${refundId} is ${status}, and recorded with ${recorded}`);
  }
  for (const refundId of followed.refunds.keys())
    if (!known.refunds.some((refund) => refund.refundId === refundId))
      say(`${refundId} was recorded and never made`);
  for (const { disputeId, status, lostCents } of known.disputes) {
    const recorded = followed.disputes.get(disputeId);
    if (!recorded && (status === 'open' || lostCents > 0)) say(`${disputeId} was never heard of`);
    if (recorded && (recorded.isOpen !== (status === 'open') || recorded.lostCents !== lostCents))
      say(`${disputeId} is ${status} for ${lostCents}, and recorded with ${recorded.lostCents}`);
  }
}

/** What the wallet of its player has made of it. */
function judgeWallet(known: ProviderPayment, followed: Followed, say: (what: string) => void): void {
  if (followed.creditedMicroUsd !== known.amountCents * MICRO_USD_PER_CENT)
    say('credited with another amount');
  for (const { refundId, status } of known.refunds) {
    const inWallet = followed.walletRefunds.get(refundId);
    if (status === 'paid' && inWallet !== 'RefundSettled')
      say(`${refundId} was paid, and is ${inWallet} in the wallet`);
    if (status !== 'failed') continue;
    if (inWallet === 'RefundSettled') say(`${refundId} has failed, and its credits are gone`);
    const isReversedAfterTheEnd = followed.reversedAfterTheEnd.has(refundId);
    if (
      isReversedAfterTheEnd &&
      known.disputes.length === 0 &&
      leftCents(known) > 0 &&
      !followed.owedFor.has(refundId)
    )
      say(`${refundId} has failed, and is owed to nobody`);
  }
  for (const [refundId, state] of followed.walletRefunds) {
    if (state === 'RefundHeld') say(`${refundId} is held still`);
    if (state === 'RefundSettled' && !known.refunds.some((refund) => refund.refundId === refundId))
      say(`${refundId} was settled and never paid`);
  }
  for (const { disputeId, status, lostCents } of known.disputes) {
    const inWallet = followed.walletDisputes.get(disputeId);
    if (
      status === 'open'
        ? inWallet !== 'open'
        : inWallet === 'open' || (lostCents > 0 && inWallet === undefined)
    )
      say(`${disputeId} is ${status}, and ${inWallet} in the wallet`);
  }
  if (known.disputes.some(({ status }) => status === 'open')) return;
  const lost = known.disputes.reduce((sum, { lostCents }) => sum + lostCents, 0);
  const taken = Math.min(lost, known.amountCents - refundedCents(known)) * MICRO_USD_PER_CENT;
  if (followed.takenMicroUsd !== taken)
    say(`a bank keeps ${lost} cents, and ${followed.takenMicroUsd} micro-dollars were taken`);
}

/** It waits to be claimed, went back, or is owed. */
function judgeUncredited(
  known: ProviderPayment,
  followed: Followed,
  diaries: Diaries,
  say: (what: string) => void,
): void {
  const left = leftCents(known);
  if (left === 0 || known.disputes.some(({ status }) => status === 'open')) return;
  if (followed.playerId === null) {
    const claimant = diaries.claimants.get(known.paymentId);
    if (claimant !== undefined) say(`never claimed by ${claimant}`);
  } else if (!diaries.leaves) say('paid, and never credited');
  else if (followed.owedCents < left)
    say(`${left} cents are here of somebody who is gone, and ${followed.owedCents} stand as owed`);
}

function refundedCents({ refunds }: ProviderPayment): number {
  return refunds.reduce((sum, { status, amountCents }) => sum + (status === 'paid' ? amountCents : 0), 0);
}

function leftCents(known: ProviderPayment): number {
  const lost = known.disputes.reduce((sum, { lostCents }) => sum + lostCents, 0);
  return Math.max(0, known.amountCents - refundedCents(known) - lost);
}

function read(log: readonly StoredEvent[]) {
  const payments = new Map<string, Followed>();
  const violations: string[] = [];
  let isClosed = false;
  /** Payments that are going back unclaimed. */
  const returning = new Set<string>();
  const of = (data: Data): Followed => {
    const known = payments.get(text(data, 'paymentId'));
    if (known) return known;
    const fresh: Followed = {
      completed: 0,
      playerId: null,
      refunds: new Map(),
      failedRefunds: new Set(),
      disputes: new Map(),
      owedCents: 0,
      owedFor: new Set(),
      creditedMicroUsd: 0,
      takenMicroUsd: 0,
      walletRefunds: new Map(),
      walletDisputes: new Map(),
      reversedAfterTheEnd: new Set(),
    };
    payments.set(text(data, 'paymentId'), fresh);
    return fresh;
  };
  const disputeOf = new Map<string, Followed>();
  for (const { type, data } of log)
    switch (type) {
      case 'PaymentCompleted':
        of(data).completed += 1;
        of(data).playerId = (data['playerId'] as string | null) ?? of(data).playerId;
        break;
      case 'PaymentClaimed':
        if (returning.has(text(data, 'paymentId')))
          violations.push(`${text(data, 'paymentId')}: claimed while it was on its way back`);
        if (of(data).playerId !== null) violations.push(`${text(data, 'paymentId')}: claimed twice`);
        of(data).playerId = text(data, 'playerId');
        break;
      case 'UnclaimedReturnBegun':
        returning.add(text(data, 'paymentId'));
        break;
      case 'UnclaimedReturnRefused':
        returning.delete(text(data, 'paymentId'));
        break;
      case 'PaymentRefunded':
      case 'UnclaimedPaymentReturned':
        if (type === 'UnclaimedPaymentReturned') returning.delete(text(data, 'paymentId'));
        if (of(data).refunds.has(text(data, 'refundId')))
          violations.push(`${text(data, 'refundId')}: recorded twice`);
        of(data).refunds.set(text(data, 'refundId'), amount(data, 'amountCents'));
        break;
      case 'PaymentRefundFailed':
        of(data).refunds.delete(text(data, 'refundId'));
        of(data).failedRefunds.add(text(data, 'refundId'));
        break;
      case 'MoneyOwed':
        of(data).owedCents = amount(data, 'amountCents');
        of(data).owedFor.add(text(data, 'refundId'));
        break;
      case 'PaymentDisputed':
      case 'DisputeReopened':
        of(data).disputes.set(text(data, 'disputeId'), { isOpen: true, lostCents: 0 });
        break;
      case 'DisputeClosed':
        of(data).disputes.set(text(data, 'disputeId'), {
          isOpen: false,
          lostCents: amount(data, 'lostCents'),
        });
        break;
      case 'CreditsPurchased':
        of(data).creditedMicroUsd += amount(data, 'amountMicroUsd');
        break;
      case 'RefundHeld':
      case 'RefundSettled':
      case 'RefundReleased':
      case 'RefundReversed':
        of(data).walletRefunds.set(text(data, 'refundId'), type);
        if (type === 'RefundReversed' && isClosed) of(data).reversedAfterTheEnd.add(text(data, 'refundId'));
        break;
      case 'CreditsFrozen':
        disputeOf.set(text(data, 'disputeId'), of(data));
        of(data).walletDisputes.set(text(data, 'disputeId'), 'open');
        break;
      case 'CreditsUnfrozen':
        disputeOf.get(text(data, 'disputeId'))?.walletDisputes.set(text(data, 'disputeId'), 'closed');
        break;
      case 'CreditsClawedBack':
      case 'DisputeWrittenOff':
        of(data).takenMicroUsd += amount(data, 'amountMicroUsd');
        break;
      case 'CreditsReinstated':
        of(data).takenMicroUsd -= amount(data, 'amountMicroUsd') + amount(data, 'writtenOffMicroUsd');
        break;
      case 'CreditsForfeited':
        isClosed = true;
        break;
      default:
    }
  return { payments, violations };
}
