/** Where the payer comes back to. `{CHECKOUT_SESSION_ID}` is filled in by the provider. */
import type { ReturnTo } from '@rubicon/contracts';
import type { Offer } from './catalogue.js';

interface ReturnAddresses {
  readonly success: string;
  readonly cancel: string;
}

const paths: Readonly<Record<ReturnTo, ReturnAddresses>> = {
  account: {
    success: '/account?payment=success&session_id={CHECKOUT_SESSION_ID}',
    cancel: '/account?payment=cancelled',
  },
  'thank-you': {
    success: '/thank-you?session_id={CHECKOUT_SESSION_ID}',
    cancel: '/checkout?payment=cancelled',
  },
  game: {
    success: '/game?payment=success&session_id={CHECKOUT_SESSION_ID}',
    cancel: '/game?payment=cancelled',
  },
};

/**
 * Whoever thinks better of it comes back to what they were about to buy: the account shows it first, and the checkout sells the full game unless
 * its address names credits.
 * @param publicUrl origin, without a slash at its end
 */
export function returnAddresses(publicUrl: string, returnTo: ReturnTo, offer: Offer): ReturnAddresses {
  const { success, cancel } = paths[returnTo];
  const isNamed = returnTo === 'account' || (returnTo === 'thank-you' && offer.product === 'credits');
  const named = isNamed ? `&product=${offer.product}&price=${offer.amountCents / 100}` : '';
  return { success: publicUrl + success, cancel: publicUrl + cancel + named };
}
