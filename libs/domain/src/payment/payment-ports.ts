/** What driving a payment needs from outside: three streams, the provider, who bought as a visitor, a clock. */
import type { CommandContext, CommandHandler, Refusal } from '@rubicon/eventsourcing';
import type { PlayerCommand } from '../player/player.commands.js';
import type { PlayerEvent } from '../player/player.events.js';
import type { PlayerState } from '../player/player.state.js';
import type { WalletCommand } from '../wallet/wallet.commands.js';
import type { WalletEvent } from '../wallet/wallet.events.js';
import type { WalletState } from '../wallet/wallet.state.js';
import type { PaymentCommand } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentsAtProvider } from './payment-provider.js';
import type { PaymentState } from './payment.state.js';

export interface PaymentPorts {
  readonly payment: CommandHandler<PaymentState, PaymentCommand, PaymentEvent>;
  readonly wallet: CommandHandler<WalletState, WalletCommand, WalletEvent>;
  readonly player: CommandHandler<PlayerState, PlayerCommand, PlayerEvent>;
  readonly provider: PaymentsAtProvider;
  /** The player who signed in with the browser that bought; null for none yet. */
  claimantOf(paymentId: string): Promise<string | null>;
  /** A fresh context, caused by this payment. */
  contextFor(paymentId: string): CommandContext;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** RFC 9562 version 5: the same name of the same payment is the same refund. */
  refundIdOf(name: string, paymentId: string): string;
  /** Money is at stake and somebody has to look: asked again, the same would be refused again. */
  alarm(paymentId: string | null, refusal: Refusal): void;
}
