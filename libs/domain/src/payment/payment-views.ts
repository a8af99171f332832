/** What the payment's process is asked with, and what it answers. */
import type { Cents } from '../money.js';
import type { PlayerState } from '../player/player.state.js';
import type { WalletState } from '../wallet/wallet.state.js';
import type { PaymentState } from './payment.state.js';

export interface PaymentViews {
  readonly payment: PaymentState;
  /** Null while the payment has no player. */
  readonly owner: PaymentOwner | null;
  /** Who signed in with the browser that bought. */
  readonly claimantId: string | null;
  /** What the provider has not decided yet, as it said just now. */
  readonly pendingRefunds: ReadonlySet<string>;
  /** The provider has just told how the checkout stands. */
  readonly isSessionFresh: boolean;
  /** The same name is the same refund. */
  refundIdOf(this: void, name: string): string;
}

export interface PaymentOwner {
  readonly playerId: string;
  readonly player: PlayerState;
  readonly wallet: WalletState;
}

export type PaymentStep =
  /** Ask the provider how the checkout stands: its notice is lost, or late. */
  | { readonly do: 'ask' }
  /** Nobody can pay any more. */
  | { readonly do: 'expire' }
  | { readonly do: 'claim'; readonly playerId: string }
  | { readonly do: 'credit' }
  | { readonly do: 'unlock' }
  /** Ask the provider to pay: what is held in the wallet, what nobody claimed, or what came for somebody who is gone. */
  | {
      readonly do: 'pay';
      readonly for: 'held' | 'unclaimed' | 'gone';
      readonly refundId: string;
      readonly amountCents: Cents;
    }
  | { readonly do: 'settle' | 'reverse'; readonly refundId: string }
  | { readonly do: 'accept'; readonly refundId: string; readonly moneyRefundedCents: Cents }
  | { readonly do: 'owe'; readonly refundId: string; readonly amountCents: Cents; readonly code: string }
  | { readonly do: 'begin_return'; readonly refundId: string }
  | {
      readonly do: 'freeze';
      readonly disputeId: string;
      readonly disputedMicroUsd: number;
      readonly news: number;
    }
  | {
      readonly do: 'close';
      readonly disputeId: string;
      readonly lostMicroUsd: number;
      readonly news: number;
    }
  | { readonly do: 'nothing' };
