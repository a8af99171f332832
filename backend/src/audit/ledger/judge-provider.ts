/** What is wrong with a payment as the provider tells it against its own stream (docs/audit.md), as far as the provider's lists have been fetched. */
import type { ExceptionCause } from '@rubicon/contracts';
import { dollarsOfCents } from '../../platform/text/dollars.js';
import type { Finding } from './causes.js';
import { judgePayment, leftToBanksMicroUsd, spreadOf, toldAmounts } from './judge-payment.js';
import { earliest, latest } from './latest.js';
import type { DisputeOfItem, PaymentItem } from './ledger-item.js';
import { MICRO_USD_PER_CENT } from './payment-item.js';
import {
  keptCentsOf,
  paidBackCentsOf,
  type ProviderMoney,
  type ProviderMoneyDispute,
} from './provider-money.js';

interface Fault {
  readonly cause: ExceptionCause;
  readonly amountMicroUsd: number;
  readonly sentence: string;
  readonly since: string;
  readonly isOfOtherMoney?: true;
}

/**
 * @param payment null: the log does not know it
 * @param money null: the provider has no row of it
 * @param fetchedUntil everything that was created there before has been fetched; null: nothing ever was
 */
export function judgeProvider(
  payment: (PaymentItem & { readonly paymentId: string }) | null,
  money: ProviderMoney | null,
  fetchedUntil: Date | null,
): Finding[] {
  const paymentId = payment?.paymentId ?? money?.paymentId ?? null;
  // Money of none of our payments is its rows' affair.
  if (paymentId === null || fetchedUntil === null) return [];
  return faultsOf(payment, money, fetchedUntil).map((fault) => ({
    ...fault,
    amountMicroUsd: fault.amountMicroUsd - toldByPayment(payment, paymentId, fault),
    itemKind: 'payment',
    itemId: paymentId,
    playerId: payment?.playerId ?? null,
  }));
}

/** What the payment's own streams say of the same cause is the same money, as far as it goes: only what is beyond it is told here. */
function toldByPayment(
  payment: PaymentItem | null,
  paymentId: string,
  { cause, amountMicroUsd }: Fault,
): number {
  if (!payment || !comparesAllSides.includes(cause)) return 0;
  const told = judgePayment(paymentId, payment).find((finding) => finding.cause === cause);
  return Math.min(told?.amountMicroUsd ?? 0, amountMicroUsd);
}

/** Of these the amounts of all sides are looked at together. */
const comparesAllSides: readonly ExceptionCause[] = ['amount_differs', 'refund_mismatch', 'dispute_mismatch'];

function faultsOf(payment: PaymentItem | null, money: ProviderMoney | null, fetchedUntil: Date): Fault[] {
  // What another currency is worth nobody here can say.
  if (money?.isForeign) return [foreign(payment, money)];
  if (!payment || payment.completedTimes === 0) return money ? notCompleted(money) : [];
  // Paid once more, by another movement of money than the one that completed it.
  if (money && payment.paymentIntentId !== null && money.paymentIntentId !== payment.paymentIntentId)
    return notCompleted(money).map((fault) => ({ ...fault, isOfOtherMoney: true }));
  const isFetched = (at: string | null): boolean => at !== null && new Date(at) < fetchedUntil;
  if (!money || money.chargedCents === 0) return isFetched(payment.completedAt) ? [notTaken(payment)] : [];
  return [
    chargeDiffers(payment, money),
    refundsDiffer(payment, money, isFetched),
    disputesDiffer(payment, money, isFetched),
  ].filter((fault) => fault !== null);
}

function foreign(payment: PaymentItem | null, money: ProviderMoney): Fault {
  return {
    cause: 'foreign_currency',
    amountMicroUsd: (payment?.paidCents ?? 0) * MICRO_USD_PER_CENT,
    sentence: 'The provider has rows of it in another currency than dollars.',
    since: money.firstChargeAt ?? money.lastChangedAt,
  };
}

/** What was paid back there, or lost to a bank, wants no payment any more. */
function notCompleted(money: ProviderMoney): Fault[] {
  const { chargedCents, firstChargeAt, lastChangedAt } = money;
  const cents = keptCentsOf(money);
  if (cents === 0) return [];
  const left = cents === chargedCents ? '' : `, ${dollarsOfCents(cents)} of it are here still`;
  return [
    {
      cause: 'paid_not_credited',
      amountMicroUsd: cents * MICRO_USD_PER_CENT,
      sentence: `The provider took ${dollarsOfCents(chargedCents)}${left}, and no payment was completed by it.`,
      since: firstChargeAt ?? lastChangedAt,
    },
  ];
}

function notTaken({ paidCents, completedAt, changedAt }: PaymentItem): Fault {
  return {
    cause: 'credited_not_paid',
    amountMicroUsd: paidCents * MICRO_USD_PER_CENT,
    sentence: `${dollarsOfCents(paidCents)} are completed here, and the provider took nothing.`,
    since: completedAt ?? changedAt,
  };
}

function chargeDiffers(payment: PaymentItem, money: ProviderMoney): Fault | null {
  const { paidCents, completedAt } = payment;
  if (paidCents === money.chargedCents) return null;
  const times = money.chargedTimes > 1 ? `, ${money.chargedTimes} times` : '';
  return {
    cause: 'amount_differs',
    amountMicroUsd: spreadOf([
      money.chargedCents * MICRO_USD_PER_CENT,
      ...toldAmounts(payment).map(({ microUsd }) => microUsd),
    ]),
    sentence: `The provider took ${dollarsOfCents(money.chargedCents)}${times}, and ${dollarsOfCents(paidCents)} are completed here.`,
    since: latest(completedAt, money.firstChargeAt) ?? money.lastChangedAt,
  };
}

function refundsDiffer(
  payment: PaymentItem,
  money: ProviderMoney,
  isFetched: (at: string) => boolean,
): Fault | null {
  const refunds = idsOf(payment.refunds, money.refunds)
    .map((refundId) => ({ here: payment.refunds[refundId], there: money.refunds[refundId] }))
    .filter(({ here }) => here === undefined || isFetched(here.since))
    .map(({ here, there }) => {
      const recordedCents = here?.recordedCents ?? 0;
      return {
        recordedCents,
        paidCents: paidBackCentsOf(there, recordedCents),
        walletMicroUsd: here?.walletMicroUsd ?? 0,
        since: sinceOf(here, there),
      };
    });
  const paidCents = refunds.reduce((sum, refund) => sum + refund.paidCents, 0);
  const recordedCents = refunds.reduce((sum, refund) => sum + refund.recordedCents, 0);
  const since = earliest(
    ...refunds.filter((refund) => refund.paidCents !== refund.recordedCents).map((refund) => refund.since),
  );
  if (paidCents === recordedCents || since === null) return null;
  return {
    cause: 'refund_mismatch',
    amountMicroUsd: spreadOf([
      paidCents * MICRO_USD_PER_CENT,
      recordedCents * MICRO_USD_PER_CENT,
      ...inWallet(
        payment,
        refunds.map(({ walletMicroUsd }) => walletMicroUsd),
      ),
    ]),
    sentence: `The provider paid back ${dollarsOfCents(paidCents)}, and ${dollarsOfCents(recordedCents)} are recorded here.`,
    since,
  };
}

/** When either side last changed it: that of other refunds and disputes is no news of this one. */
function sinceOf(
  here: { readonly since: string } | undefined,
  there: { readonly since: string } | undefined,
): string | null {
  return latest(here?.since ?? null, there?.since ?? null);
}

function idsOf(here: object, there: object): string[] {
  return [...new Set([...Object.keys(here), ...Object.keys(there)])];
}

function disputesDiffer(
  payment: PaymentItem,
  money: ProviderMoney,
  isFetched: (at: string) => boolean,
): Fault | null {
  const { disputes, paidCents } = payment;
  const faults = idsOf(disputes, money.disputes).flatMap((disputeId) => {
    const here = disputes[disputeId]?.status === 'none' ? undefined : disputes[disputeId];
    const there = money.disputes[disputeId];
    if ((here && !isFetched(here.since)) || agrees(here, there)) return [];
    const takenCents = there?.takenCents ?? 0;
    const lostCents = here?.lostCents ?? 0;
    const cents = Math.abs(takenCents - lostCents) || Math.min(here?.disputedCents ?? 0, paidCents);
    const walletTookMicroUsd = disputes[disputeId]?.walletTookMicroUsd ?? 0;
    const sentence = `Dispute ${disputeId} is ${there?.status ?? 'not known'} at the provider, which took ${dollarsOfCents(takenCents)}, and ${here?.status ?? 'not known'} here, with ${dollarsOfCents(lostCents)} lost.`;
    return [{ cents, takenCents, walletTookMicroUsd, sentence, since: sinceOf(here, there) }];
  });
  if (faults.length === 0) return null;
  const ofPayment = faults.reduce((sum, { cents }) => sum + cents, 0) * MICRO_USD_PER_CENT;
  return {
    cause: 'dispute_mismatch',
    amountMicroUsd: Math.max(ofPayment, ofWallet(payment, faults)),
    sentence: faults.map(({ sentence }) => sentence).join(' '),
    since: earliest(...faults.map(({ since }) => since)) ?? money.lastChangedAt,
  };
}

/** Between what banks took by these disputes, of what had not gone back, and what a wallet that had the credits gave for them. */
function ofWallet(payment: PaymentItem, disputes: readonly TakenByDispute[]): number {
  const takenCents = disputes.reduce((sum, dispute) => sum + dispute.takenCents, 0);
  return spreadOf([
    leftToBanksMicroUsd(payment, takenCents),
    ...inWallet(
      payment,
      disputes.map(({ walletTookMicroUsd }) => walletTookMicroUsd),
    ),
  ]);
}
interface TakenByDispute {
  readonly takenCents: number;
  readonly walletTookMicroUsd: number;
}

/** Their sum, when the wallet ever had the credits. */
function inWallet({ creditedAt }: PaymentItem, amounts: readonly number[]): number[] {
  return creditedAt === null ? [] : [amounts.reduce((sum, amount) => sum + amount, 0)];
}

function agrees(here: DisputeOfItem | undefined, there: ProviderMoneyDispute | undefined): boolean {
  if (!there) return here === undefined;
  // A bank that only asks moves no money, and we need not have heard of it.
  if (there.status === 'inquiry') return here === undefined || here.lostCents === 0;
  if (there.status === 'open') return here?.status === 'open';
  // One that came and went, and took nothing, may never have been heard of.
  if (!here) return there.takenCents === 0;
  return here.status !== 'open' && here.lostCents === there.takenCents;
}
