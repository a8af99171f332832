/**
 * What follows from a completed payment: credits in the payer's wallet and, for the full game, its unlock. Both are once per
 * payment, so that everyone who learns of a payment (return from checkout, webhook, process manager) may ask for it.
 */
import type {
  Product,
  MicroUsd,
  PlayerCommand,
  PlayerEvent,
  PlayerState,
  WalletCommand,
  WalletEvent,
  WalletState,
} from '@rubicon/domain';
import type { CommandContext, CommandHandler } from '@rubicon/eventsourcing';

export interface PaidFor {
  readonly paymentId: string;
  readonly playerId: string;
  readonly product: Product;
  readonly creditsMicroUsd: MicroUsd;
}

export interface CreditPaymentPorts {
  readonly wallet: CommandHandler<WalletState, WalletCommand, WalletEvent>;
  readonly player: CommandHandler<PlayerState, PlayerCommand, PlayerEvent>;
  /** A fresh context, caused by this payment. */
  contextFor(paymentId: string): CommandContext;
}

/** @returns how far the log went; null when all was done before */
export async function creditPayment(paid: PaidFor, ports: CreditPaymentPorts): Promise<bigint | null> {
  const { paymentId, playerId } = paid;
  const credited = await ports.wallet.handle(
    playerId,
    { type: 'CreditPurchase', playerId, paymentId, amountMicroUsd: paid.creditsMicroUsd },
    ports.contextFor(paymentId),
  );
  if (credited.kind === 'refused') throw new PaymentNotCredited(paymentId, credited.refusal.code);
  if (paid.product !== 'full-game') return credited.position;

  const unlocked = await ports.player.handle(
    playerId,
    { type: 'UnlockFullGame', paymentId },
    ports.contextFor(paymentId),
  );
  // An erased player has nothing to unlock; the payment is refunded by its own process.
  return unlocked.kind === 'refused' ? credited.position : (unlocked.position ?? credited.position);
}

/** The wallet would not take a completed payment: someone has to look. */
export class PaymentNotCredited extends Error {
  readonly code = 'payment_not_credited';
  constructor(paymentId: string, reason: string) {
    super(`payment ${paymentId} could not be credited: ${reason}`);
  }
}
