/** What each side says of the same payment or turn, side by side, in micro-dollars. */
import type { EvidenceSide } from '@rubicon/contracts';
import type { PaymentItem, ProviderMoney, TurnItem } from '../ledger/index.js';
import { isAwaitedInWallet, toBeTakenMicroUsd } from '../ledger/judge-payment.js';
import { lostCentsOf, MICRO_USD_PER_CENT, refundedCentsOf } from '../ledger/payment-item.js';
import { keptCentsOf, paidBackCentsOf } from '../ledger/provider-money.js';

/**
 * They agree when nothing is wrong with the payment.
 * @param payment null: the log does not know it
 * @param moneys all that the provider has of it, by whichever movement
 * @param isFetched whether the provider would have told by now
 */
export function sidesOfPayment(
  payment: PaymentItem | null,
  moneys: readonly ProviderMoney[],
  isFetched: boolean,
): EvidenceSide[] {
  const own = moneyThatCompleted(payment, moneys);
  const paid = paidSide(payment, own, moneys, isFetched);
  const isCompleted = payment !== null && payment.completedTimes > 0;
  const others = isCompleted
    ? [refundedSide(payment, own, isFetched), lostSide(payment, own, isFetched)]
    : [];
  if (moneys.some(({ isForeign }) => isForeign))
    return [withoutProvider(paid), ...others.map(withoutProvider).filter(saysAnything)];
  return [paid, ...others.filter(saysAnything)];
}

/** What another currency is worth nobody here can say. */
function withoutProvider(said: EvidenceSide): EvidenceSide {
  return { ...said, provider: null, agrees: false };
}

function moneyThatCompleted(
  payment: PaymentItem | null,
  moneys: readonly ProviderMoney[],
): ProviderMoney | null {
  if (payment === null || payment.completedTimes === 0) return null;
  const { paymentIntentId } = payment;
  const own = moneys.find((money) => paymentIntentId === null || money.paymentIntentId === paymentIntentId);
  return own && own.chargedCents > 0 ? own : null;
}

/** What other money than that which completed it paid counts as far as it did not go back. */
function paidSide(
  payment: PaymentItem | null,
  own: ProviderMoney | null,
  moneys: readonly ProviderMoney[],
  isFetched: boolean,
): EvidenceSide {
  const others = moneys.filter((money) => money !== own).map(keptCentsOf);
  const takenCents = others.reduce((sum, cents) => sum + cents, own?.chargedCents ?? 0);
  const isTold = isFetched || takenCents > 0;
  return side('paid', {
    provider: isTold ? takenCents * MICRO_USD_PER_CENT : null,
    payment: payment && payment.paidCents * MICRO_USD_PER_CENT,
    wallet: payment && (isCredited(payment) || isAwaitedInWallet(payment)) ? payment.creditedMicroUsd : null,
  });
}

/** What is on its way there counts when it is recorded here. */
function refundedSide(payment: PaymentItem, own: ProviderMoney | null, isFetched: boolean): EvidenceSide {
  const there = Object.entries(own?.refunds ?? {}).reduce(
    (sum, [refundId, refund]) => sum + paidBackCentsOf(refund, payment.refunds[refundId]?.recordedCents ?? 0),
    0,
  );
  const inWallet = Object.values(payment.refunds).reduce((sum, refund) => sum + refund.walletMicroUsd, 0);
  return side('refunded', {
    provider: own || isFetched ? there * MICRO_USD_PER_CENT : null,
    payment: refundedCentsOf(payment) * MICRO_USD_PER_CENT,
    wallet: isCredited(payment) ? inWallet : null,
  });
}

/** Of a dispute that is open on both sides the provider says what we do. A wallet gives of it what the payment's refunds left, and so agrees with less. */
function lostSide(payment: PaymentItem, own: ProviderMoney | null, isFetched: boolean): EvidenceSide {
  const takenCents = Object.entries(own?.disputes ?? {}).reduce((sum, [disputeId, there]) => {
    const dispute = payment.disputes[disputeId];
    const isUndecided = there.status === 'open' && dispute?.status === 'open';
    return sum + (isUndecided ? dispute.lostCents : there.takenCents);
  }, 0);
  const here = lostCentsOf(payment) * MICRO_USD_PER_CENT;
  const inWallet = Object.values(payment.disputes).reduce(
    (sum, dispute) => sum + dispute.walletTookMicroUsd,
    0,
  );
  const provider = own || isFetched ? takenCents * MICRO_USD_PER_CENT : null;
  const wallet = isCredited(payment) ? inWallet : null;
  return {
    what: 'lost',
    provider,
    payment: here,
    wallet,
    agrees:
      (provider === null || provider === here) && (wallet === null || wallet === toBeTakenMicroUsd(payment)),
  };
}

function isCredited({ creditedTimes }: PaymentItem): boolean {
  return creditedTimes > 0;
}

/** A turn's story stands where a payment does: what its game says of it. */
export function sidesOfTurn(turn: TurnItem): EvidenceSide[] {
  const { chargeMicroUsd, capturedMicroUsd, returnedMicroUsd, reservedMicroUsd, providerCostMicroUsd } = turn;
  return [
    {
      ...side('reserved', { provider: null, payment: null, wallet: reservedMicroUsd }),
      agrees: (reservedMicroUsd ?? 0) === capturedMicroUsd + returnedMicroUsd,
    },
    side('charged', {
      provider: null,
      payment: chargeMicroUsd,
      wallet: reservedMicroUsd === null ? null : capturedMicroUsd,
    }),
    side('model_cost', { provider: null, payment: providerCostMicroUsd, wallet: null }),
  ];
}

type Said = Pick<EvidenceSide, 'provider' | 'payment' | 'wallet'>;

function side(what: string, said: Said): EvidenceSide {
  const told = [said.provider, said.payment, said.wallet].filter((amount) => amount !== null);
  return { what, ...said, agrees: told.every((amount) => amount === told[0]) };
}

function saysAnything({ provider, payment, wallet }: Said): boolean {
  return [provider, payment, wallet].some((amount) => amount !== null && amount !== 0);
}
