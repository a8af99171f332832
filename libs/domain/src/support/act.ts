/** What staff do about a player: each is carried out by the aggregate it belongs to. */
import { type Cents, type MicroUsd, microUsdFromCents } from '../money.js';

export type Act =
  | { readonly kind: 'goodwill'; readonly amountMicroUsd: MicroUsd }
  | { readonly kind: 'refund'; readonly paymentId: string; readonly amountCents: Cents }
  | { readonly kind: 'attach_payment'; readonly paymentId: string }
  | { readonly kind: 'drive_turn'; readonly gameId: string; readonly turnId: string }
  | { readonly kind: 'fail_turn'; readonly gameId: string; readonly turnId: string }
  | { readonly kind: 'end_sessions' }
  | { readonly kind: 'suspend' }
  | { readonly kind: 'lift_suspension' }
  | { readonly kind: 'answer_report'; readonly reportId: string }
  | { readonly kind: 'write_letter' };

/** What the payer says about a payment that nobody claimed. */
export interface PaymentEvidence {
  readonly amountCents: Cents;
  /** `YYYY-MM-DD`, UTC. */
  readonly paidOn: string;
  /** Of the card. */
  readonly last4: string;
}

/** What the act gives away; null: it gives nothing. */
export function givenBy(act: Act): MicroUsd | null {
  if (act.kind === 'goodwill') return act.amountMicroUsd;
  if (act.kind === 'refund') return microUsdFromCents(act.amountCents);
  return null;
}
