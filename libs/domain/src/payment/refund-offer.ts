/** What asking for a refund now pays back (decision 26). The wallet's decider is asked, so that what is shown is what is done. */
import type { Refusal } from '@rubicon/eventsourcing';
import type { Cents } from '../money.js';
import { MICRO_USD_PER_CENT } from '../money.js';
import { holdRefund } from '../wallet/hold-refund.js';
import { findPurchase, refundableOf } from '../wallet/lots.js';
import type { HoldRefund } from '../wallet/wallet.commands.js';
import type { WalletState } from '../wallet/wallet.state.js';
import type { Product } from './payment.events.js';

/** Days from completion in which the full game's price is paid back in full, used or not, once per player. */
const GUARANTEE_DAYS = 30;
const DAY_MS = 86_400_000;

/** A completed payment of a player. */
export interface RefundablePayment {
  readonly paymentId: string;
  readonly playerId: string;
  readonly product: Product;
  /** ISO 8601, UTC. */
  readonly completedAt: string;
}

export type RefundOffer =
  | {
      readonly kind: 'offered';
      readonly cents: Cents;
      readonly ground: 'guarantee' | 'unspent';
      readonly command: HoldRefund;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * The guarantee where it applies, else the unspent part.
 * @param now ISO 8601, UTC
 */
export function refundOffer(
  refundId: string,
  payment: RefundablePayment,
  wallet: WalletState,
  now: string,
): RefundOffer {
  const { paymentId, playerId, product, completedAt } = payment;
  const ask = { type: 'HoldRefund', playerId, refundId, paymentId } as const;
  const lot = findPurchase(wallet, paymentId);
  const leftCents = lot ? Math.floor(refundableOf(wallet, lot) / MICRO_USD_PER_CENT) : 0;
  const isGuaranteed =
    product === 'full-game' &&
    leftCents > 0 &&
    Date.parse(now) <= Date.parse(completedAt) + GUARANTEE_DAYS * DAY_MS;

  const unspent = offerOf({ ...ask, kind: 'unspent', moneyRefundedCents: null }, 'unspent', wallet);
  if (!isGuaranteed) return unspent;
  const full = offerOf({ ...ask, kind: 'guarantee', moneyRefundedCents: leftCents }, 'guarantee', wallet);
  return full.kind === 'refused' && unspent.kind === 'offered' ? unspent : full;
}

function offerOf(command: HoldRefund, ground: 'guarantee' | 'unspent', wallet: WalletState): RefundOffer {
  const decision = holdRefund(command, wallet);
  if (decision.kind === 'refused') return decision;
  const [held] = decision.events;
  if (held?.type !== 'RefundHeld') return { kind: 'refused', refusal: alreadyAsked };
  return { kind: 'offered', cents: held.data.moneyRefundedCents, ground, command };
}

const alreadyAsked: Refusal = { code: 'refund_pending', detail: 'This refund has been asked for already.' };
