/** Where the payer comes back to. `{CHECKOUT_SESSION_ID}` is filled in by the provider. */
import type { ReturnTo } from '@rubicon/contracts';

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

/** @param publicUrl origin, without a slash at its end */
export function returnAddresses(publicUrl: string, returnTo: ReturnTo): ReturnAddresses {
  return { success: publicUrl + paths[returnTo].success, cancel: publicUrl + paths[returnTo].cancel };
}
