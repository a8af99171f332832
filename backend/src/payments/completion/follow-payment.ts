/**
 * Brings a payer's wallet to where their payment is: claimed, credited, refunded, disputed. The payment's stream says what the provider
 * did, in whatever order the news came; everything here is once per payment, refund and dispute, so that everyone who learns of
 * something (return from checkout, notice, sign-in, process manager) may ask for it.
 */
import {
  paidCheckout,
  type Checkout,
  type Dispute,
  type PaymentCommand,
  type PaymentEvent,
  type PaymentState,
  type PlayerCommand,
  type PlayerEvent,
  type PlayerState,
  type WalletCommand,
  type WalletEvent,
  type WalletState,
} from '@rubicon/domain';
import type { CommandContext, CommandHandler } from '@rubicon/eventsourcing';

export interface FollowPaymentPorts {
  readonly payment: CommandHandler<PaymentState, PaymentCommand, PaymentEvent>;
  readonly wallet: CommandHandler<WalletState, WalletCommand, WalletEvent>;
  readonly player: CommandHandler<PlayerState, PlayerCommand, PlayerEvent>;
  /** A fresh context, caused by this payment. */
  contextFor(paymentId: string): CommandContext;
  /** The player who signed in with the browser that bought; null for none yet. */
  claimantOf(paymentId: string): Promise<string | null>;
}

export type Followed =
  | { readonly kind: 'followed'; readonly state: PaymentState; readonly position: bigint | null }
  /** Nothing to follow: not paid, or without a player. */
  | { readonly kind: 'unowned'; readonly state: PaymentState }
  /** The player is gone or going: the money has to go back. */
  | { readonly kind: 'account_closed'; readonly state: PaymentState };

interface OwnedPayment {
  readonly checkout: Checkout;
  readonly playerId: string;
  readonly state: PaymentState;
}

/** @throws PaymentNotFollowed when the wallet would not take what has happened: someone has to look */
export async function followPayment(paymentId: string, ports: FollowPaymentPorts): Promise<Followed> {
  const state = await claimedState(paymentId, ports);
  const checkout = paidCheckout(state);
  if (checkout === null || state.playerId === null) return { kind: 'unowned', state };
  const payment: OwnedPayment = { checkout, playerId: state.playerId, state };

  const credited = await credit(payment, ports);
  if (credited === 'account_closed') return { kind: 'account_closed', state };
  const unlocked = await unlock(payment, ports);
  const refunded = await followRefunds(payment, ports);
  const disputed = await followDisputes(payment, ports);
  const position = [credited, unlocked, refunded, disputed].reduce(later);
  return { kind: 'followed', state, position };
}

/** A visitor's payment whose buyer has signed in since is claimed on the way. */
async function claimedState(paymentId: string, ports: FollowPaymentPorts): Promise<PaymentState> {
  const { state } = await ports.payment.load(paymentId);
  if (state.playerId !== null || paidCheckout(state) === null) return state;
  const playerId = await ports.claimantOf(paymentId);
  if (playerId === null) return state;
  // Refused: claimed by another way, paid back or disputed; then it stays as it is.
  const claimed = await ports.payment.handle(
    paymentId,
    { type: 'ClaimPayment', paymentId, playerId },
    ports.contextFor(paymentId),
  );
  return claimed.state;
}

async function credit(
  { checkout, playerId }: OwnedPayment,
  ports: FollowPaymentPorts,
): Promise<bigint | null | 'account_closed'> {
  const { paymentId, creditsMicroUsd } = checkout;
  const [player, wallet] = await Promise.all([ports.player.load(playerId), ports.wallet.load(playerId)]);
  const isCredited = wallet.state.lots.some((lot) => lot.lotId === paymentId);
  if (!isCredited && player.state.erasure !== 'none') return 'account_closed';
  const credited = await ports.wallet.handle(
    playerId,
    { type: 'CreditPurchase', playerId, paymentId, amountMicroUsd: creditsMicroUsd },
    ports.contextFor(paymentId),
  );
  if (credited.kind !== 'refused') return credited.position;
  if (credited.refusal.code === 'account_closed') return 'account_closed';
  throw new PaymentNotFollowed(paymentId, credited.refusal.code);
}

async function unlock(
  { checkout: { product, paymentId }, playerId }: OwnedPayment,
  ports: FollowPaymentPorts,
): Promise<bigint | null> {
  if (product !== 'full-game') return null;
  const unlocked = await ports.player.handle(
    playerId,
    { type: 'UnlockFullGame', paymentId },
    ports.contextFor(paymentId),
  );
  // An erased player has nothing to unlock.
  return unlocked.kind === 'refused' ? null : unlocked.position;
}

/** What went back is settled; what began at the provider's dashboard is taken as it is. */
async function followRefunds(
  { checkout: { paymentId }, playerId, state }: OwnedPayment,
  ports: FollowPaymentPorts,
): Promise<bigint | null> {
  let position: bigint | null = null;
  for (const [refundId, moneyRefundedCents] of Object.entries(state.refunds)) {
    const { state: wallet } = await ports.wallet.load(playerId);
    const known = wallet.refunds[refundId]?.status;
    if (known === 'settled') continue;
    const outcome = await ports.wallet.handle(
      playerId,
      known === 'held'
        ? { type: 'SettleRefund', playerId, refundId }
        : { type: 'AcceptRefund', playerId, refundId, paymentId, moneyRefundedCents },
      ports.contextFor(paymentId),
    );
    if (outcome.kind === 'refused') throw new PaymentNotFollowed(paymentId, outcome.refusal.code);
    position = later(position, outcome.position);
  }
  return position;
}

async function followDisputes(
  { checkout: { paymentId }, playerId, state }: OwnedPayment,
  ports: FollowPaymentPorts,
): Promise<bigint | null> {
  let position: bigint | null = null;
  for (const [disputeId, dispute] of Object.entries(state.disputes))
    for (const command of disputeCommands(disputeId, dispute)) {
      const outcome = await ports.wallet.handle(
        playerId,
        { ...command, playerId, disputeId, paymentId },
        ports.contextFor(paymentId),
      );
      if (outcome.kind === 'refused') throw new PaymentNotFollowed(paymentId, outcome.refusal.code);
      position = later(position, outcome.position);
    }
  return position;
}

/** A dispute whose end was heard of first is opened too: the wallet closes only what it knows. */
function disputeCommands(disputeId: string, { status }: Dispute) {
  const freeze = { type: 'FreezeCredits' } as const;
  return status === 'open' ? [freeze] : [freeze, { type: 'CloseDispute', outcome: status } as const];
}

function later(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** The wallet would not take what has happened to a payment: someone has to look. */
export class PaymentNotFollowed extends Error {
  readonly code = 'payment_not_followed';
  constructor(paymentId: string, reason: string) {
    super(`payment ${paymentId} could not be brought into its wallet: ${reason}`);
  }
}
