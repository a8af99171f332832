/**
 * What a wallet must remember to decide: four pots, the lots they are made of, and who has been answered.
 *
 * Invariant: the lots' remaining credits sum to available + reserved + held + frozen.
 *
 * **Why a turn number is enough to refuse a late reserve for ever.** A game has one pending turn at a time, and turns are numbered in
 * the order of submission. So the wallet hears of turn n + 1 only after turn n has its outcome, and from then on a reserve of turn n can
 * only be a straggler. Per game it is enough to keep the highest turn number answered (reserved, declined or voided) with the
 * decline of exactly that turn, plus every reservation still open: an older turn's reservation may stay open beside a newer one's
 * while its capture is under way. A turn that is not open and not above that number is settled, whatever happened to it. The state
 * grows with games and purchases, not with turns.
 *
 * Plain data: it is kept as JSON in snapshots.
 */
import type { Cents, MicroUsd } from '../money.js';
import type { ReservationDeclined } from './wallet.events.js';

/** Credits of one purchase or grant; how they were paid for decides the order in which they are spent. */
export interface Lot {
  /** The purchase's paymentId or the grant's grantId. */
  readonly lotId: string;
  readonly source: 'grant' | 'purchase';
  readonly amountMicroUsd: MicroUsd;
  /** Not yet charged, returned, clawed back or forfeited; what is held for a refund is still in it. */
  readonly remainingMicroUsd: MicroUsd;
  /** Money of the purchase that went back or was lost, whether its credits came back or not; never above the amount. */
  readonly paidBackMicroUsd: MicroUsd;
}

export interface OpenReservation {
  readonly gameId: string;
  readonly turnNumber: number;
  readonly amountMicroUsd: MicroUsd;
}

/** The newest turn of a game that got an answer. `declined` is null when it was reserved or voided. */
export interface LastAnswer {
  readonly turnNumber: number;
  readonly declined: ReservationDeclined['data']['reason'] | null;
}

export interface Refund {
  /** `reversed`: paid out, and failed afterwards. */
  readonly status: 'held' | 'settled' | 'released' | 'reversed';
  readonly paymentId: string;
  readonly kind: 'guarantee' | 'unspent' | 'staff';
  readonly creditsReturnedMicroUsd: MicroUsd;
  readonly moneyRefundedCents: Cents;
  readonly guaranteeCostMicroUsd: MicroUsd;
}

/** A dispute, as this wallet has followed it. */
export interface WalletDispute {
  readonly paymentId: string;
  readonly status: 'open' | 'closed';
  /** The newest of its payment's news about it that was followed. */
  readonly news: number;
  /** What is to be frozen for it while it is open, beside what it has taken already, as far as it is there. */
  readonly claimMicroUsd: MicroUsd;
  /** What it has taken, in credits and at our cost. */
  readonly clawedBackMicroUsd: MicroUsd;
  readonly writtenOffMicroUsd: MicroUsd;
}

export interface WalletState {
  readonly availableMicroUsd: MicroUsd;
  readonly reservedMicroUsd: MicroUsd;
  readonly heldMicroUsd: MicroUsd;
  readonly frozenMicroUsd: MicroUsd;
  /** In order of arrival. */
  readonly lots: readonly Lot[];
  /** By turn id. */
  readonly openReservations: Readonly<Record<string, OpenReservation>>;
  /** By game id. */
  readonly lastAnswers: Readonly<Record<string, LastAnswer>>;
  /** By refund id. */
  readonly refunds: Readonly<Record<string, Refund>>;
  /** By dispute id. */
  readonly disputes: Readonly<Record<string, WalletDispute>>;
  /** The account has ended: no more credits come in. */
  readonly closed: boolean;
}

export function emptyWallet(): WalletState {
  return {
    availableMicroUsd: 0,
    reservedMicroUsd: 0,
    heldMicroUsd: 0,
    frozenMicroUsd: 0,
    lots: [],
    openReservations: {},
    lastAnswers: {},
    refunds: {},
    disputes: {},
    closed: false,
  };
}

/** Reserved, declined or voided before, or overtaken by a later turn of its game: never to be reserved (again). */
export function isAnswered(state: WalletState, gameId: string, turnNumber: number): boolean {
  const last = state.lastAnswers[gameId];
  return last !== undefined && turnNumber <= last.turnNumber;
}

/** Whether credits that were bought with this payment may be frozen: its bank has not decided yet. */
export function isDisputedPurchase(state: WalletState, paymentId: string): boolean {
  return Object.values(state.disputes).some(
    (dispute) => dispute.paymentId === paymentId && dispute.status === 'open',
  );
}

/** Once per player; what was not paid after all does not count. */
export function isGuaranteeUsed(state: WalletState): boolean {
  return Object.values(state.refunds).some(
    ({ kind, status }) => kind === 'guarantee' && (status === 'held' || status === 'settled'),
  );
}

/** Why a turn of this ceiling cannot be reserved; null when it can. */
export function declineReason(
  { availableMicroUsd, frozenMicroUsd }: WalletState,
  ceilingMicroUsd: MicroUsd,
): ReservationDeclined['data']['reason'] | null {
  if (availableMicroUsd >= ceilingMicroUsd) return null;
  return availableMicroUsd + frozenMicroUsd >= ceilingMicroUsd ? 'credits_frozen' : 'insufficient_credits';
}
