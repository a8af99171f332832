/** Lots: which purchase or grant a credit came from. Spent grants first, then the oldest purchase first (decision 26). */
import { type MicroUsd, microUsdFromCents } from '../money.js';
import type { LotShare } from './wallet.events.js';
import type { Lot, WalletDispute, WalletState } from './wallet.state.js';

export function findPurchase(state: WalletState, paymentId: string): Lot | undefined {
  return state.lots.find((lot) => lot.source === 'purchase' && lot.lotId === paymentId);
}

export function findGrant(state: WalletState, grantId: string): Lot | undefined {
  return state.lots.find((lot) => lot.source === 'grant' && lot.lotId === grantId);
}

export function isBeingRefunded(state: WalletState, paymentId: string): boolean {
  return Object.values(state.refunds).some(
    (refund) => refund.status === 'held' && refund.paymentId === paymentId,
  );
}

/** What the bank has kept of it so far. */
export function takenBy(dispute: WalletDispute | undefined): MicroUsd {
  return dispute ? dispute.clawedBackMicroUsd + dispute.writtenOffMicroUsd : 0;
}

/** Credits of the lot that are neither spent, nor held for a refund, nor frozen for a dispute. */
export function unspentOf(state: WalletState, lot: Lot): MicroUsd {
  return leftOf(state, lot) - frozenOf(state, lot);
}

/** Credits of the lot that are neither spent nor held for a refund. */
export function leftOf(state: WalletState, lot: Lot): MicroUsd {
  return lot.remainingMicroUsd - heldOf(state, lot, (refund) => refund.creditsReturnedMicroUsd);
}

/** What the open disputes of a purchase claim of its credits, as far as they are left. */
export function claimedOf(state: WalletState, lot: Lot): MicroUsd {
  let claimed = 0;
  for (const { paymentId, status, claimMicroUsd } of Object.values(state.disputes))
    if (status === 'open' && paymentId === lot.lotId) claimed += claimMicroUsd;
  return Math.min(claimed, leftOf(state, lot));
}

/** How much of what is frozen stands for the lot. Where too little is frozen for all that is claimed, the older purchase comes first. */
export function frozenOf(state: WalletState, lot: Lot): MicroUsd {
  if (lot.source === 'grant' || state.frozenMicroUsd === 0) return 0;
  let pot = state.frozenMicroUsd;
  for (const each of state.lots) {
    const share = each.source === 'purchase' ? Math.min(claimedOf(state, each), pot) : 0;
    if (each.lotId === lot.lotId) return share;
    pot -= share;
  }
  return 0;
}

/** Money of the purchase that was neither paid back nor is on its way back; never negative, though a refund that the provider will refuse may be held beside one it has paid. */
export function refundableOf(state: WalletState, lot: Lot): MicroUsd {
  const onItsWay = heldOf(state, lot, (refund) => microUsdFromCents(refund.moneyRefundedCents));
  return Math.max(0, lot.amountMicroUsd - lot.paidBackMicroUsd - onItsWay);
}

/**
 * Which lots pay a charge.
 * @throws RangeError when the lots do not cover it, which the wallet's invariant excludes
 */
export function sharesFor(state: WalletState, chargeMicroUsd: MicroUsd): readonly LotShare[] {
  const shares: LotShare[] = [];
  let missing = chargeMicroUsd;
  for (const lot of inSpendingOrder(state.lots)) {
    if (missing === 0) break;
    const amountMicroUsd = Math.min(missing, unspentOf(state, lot));
    if (amountMicroUsd === 0) continue;
    shares.push({ lotId: lot.lotId, amountMicroUsd });
    missing -= amountMicroUsd;
  }
  if (missing > 0) throw new RangeError(`the lots lack ${missing} micro-dollars of a charge`);
  return shares;
}

export function takeFromLots(lots: readonly Lot[], shares: readonly LotShare[]): readonly Lot[] {
  return lots.map((lot) => {
    const share = shares.find(({ lotId }) => lotId === lot.lotId);
    return share ? { ...lot, remainingMicroUsd: lot.remainingMicroUsd - share.amountMicroUsd } : lot;
  });
}

/** Notes that money of a purchase went back. */
export function payBack(lots: readonly Lot[], paymentId: string, amountMicroUsd: MicroUsd): readonly Lot[] {
  return lots.map((lot) =>
    lot.lotId === paymentId ? { ...lot, paidBackMicroUsd: lot.paidBackMicroUsd + amountMicroUsd } : lot,
  );
}

function inSpendingOrder(lots: readonly Lot[]): readonly Lot[] {
  return [
    ...lots.filter((lot) => lot.source === 'grant'),
    ...lots.filter((lot) => lot.source === 'purchase'),
  ];
}

function heldOf(
  state: WalletState,
  lot: Lot,
  amount: (refund: WalletState['refunds'][string]) => MicroUsd,
): MicroUsd {
  let held = 0;
  for (const refund of Object.values(state.refunds))
    if (refund.status === 'held' && refund.paymentId === lot.lotId) held += amount(refund);
  return held;
}
