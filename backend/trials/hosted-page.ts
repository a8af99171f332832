/** The payment provider's hosted page, as a payer fills it in. */
import { untilAnswered } from './until-answered.js';

/** Of the stand-in. */
export const cards = {
  pays: '4242 4242 4242 4242',
  /** A refund of it is pending at first. */
  refundsLater: '4000 0000 0000 7726',
  /** Disputed as soon as it has paid. */
  isDisputed: '4000 0000 0000 0259',
} as const;

export interface Payer {
  readonly email: string;
  readonly card: string;
}

export const anyPayer: Payer = { email: 'payer@example.org', card: cards.pays };

/**
 * @returns the session that the browser comes back with; null: the page is closed, and nothing was paid
 * @throws Error when the page refuses what was typed
 */
export async function payOnHostedPage(
  url: string,
  { email, card }: Payer,
  giveUpAfterMs: number,
): Promise<string | null> {
  const form = { email, cardNumber: card, expiry: '12/40', cvc: '123' };
  const pay = () => fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const { status, headers } = await untilAnswered(pay, giveUpAfterMs);
  if (status === 410) return null;
  const sessionId = new URL(headers.get('location') ?? url).searchParams.get('session_id');
  if (status !== 303 || sessionId === null) throw new Error(`the hosted page answered ${status}`);
  return sessionId;
}
