/** What is measured, once the visitor consented (specification, section 7, "Analytics events" and "Pixel events"). */
import type { GameType } from '@rubicon/contracts';

/** What can be looked at or bought, by the id it has in the reports. Prices in US dollars. */
export const items = {
  french_revolution_period: { name: 'French Revolution', price: 1 },
  roman_republic_period: { name: 'Roman Republic', price: 1 },
  sengoku_japan_period: { name: 'Sengoku Japan', price: 1 },
  press_kit: { name: 'Press Kit', price: 0 },
  'full-game': { name: 'Full Game Access', price: 1 },
  credits: { name: 'Game Credits (Virtual Currency)', price: 1 },
} as const;
export type ItemId = keyof typeof items;

export type AnalyticsEvent =
  /** A page about something was seen. Pixel: ViewContent. Usually by `useItemView`. */
  | { readonly name: 'view_item'; readonly item: ItemId }
  | { readonly name: 'start_game'; readonly gameType: GameType }
  /** On the way to the hosted checkout. Pixel, for credits: AddToCart. */
  | { readonly name: 'begin_checkout'; readonly item: 'full-game' | 'credits'; readonly amountUsd: number }
  /** A payment the server knows to be completed; each transaction is reported once. Ad conversion; pixel: Purchase. */
  | {
      readonly name: 'purchase';
      readonly transactionId: string;
      readonly amountUsd: number;
      /** Handed to ad measurement, lowercased and trimmed. */
      readonly email?: string | null;
    }
  /** An account was made. Pixel: CompleteRegistration. */
  | { readonly name: 'complete_registration' }
  /** @property turn turns done, 1 to 3 */
  | { readonly name: 'demo_turn_complete'; readonly turn: number }
  | { readonly name: 'demo_complete' }
  | { readonly name: 'demo_to_signup' }
  | { readonly name: 'demo_to_purchase' };
