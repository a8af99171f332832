/** Buying credits: POST /api/credits/purchase, then the browser goes to the hosted checkout. */
import { useMutation } from '@tanstack/react-query';
import { track, withAdClickIds } from '../analytics/index.js';
import { answerOf, api } from '../api/api.js';
import { useIdempotencyKey } from '../api/idempotency-key.js';
import type { PurchaseRequest } from '../api/schema.js';
import { useToast } from '../toast.js';
import { whyNotBought } from './why-not-bought.js';
import { commonStrings } from '../../strings/common.js';
import { paymentStrings } from '../../strings/payments.js';

/**
 * `mutate({ amount, returnTo })` leaves the page for the checkout. A press repeated after a lost answer opens the same checkout
 * (one key per body); after an answer the next press opens a new one.
 * @param leave goes to the checkout's address; another only in tests
 */
export function usePurchaseCredits(leave: (url: string) => void = (url) => window.location.assign(url)) {
  const toast = useToast();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: PurchaseRequest) =>
      answerOf(api.POST('/api/credits/purchase', { params: { header: keys.headerFor(body) }, body })),
    onSuccess: ({ url }, { amount, product }) => {
      keys.settle();
      if (url) {
        track({ name: 'begin_checkout', item: product ?? 'credits', amountUsd: amount });
        leave(withAdClickIds(url));
      } else
        toast({ title: commonStrings.error, description: paymentStrings.noCheckout, variant: 'destructive' });
    },
    onError: (error) =>
      toast({
        title: paymentStrings.purchaseFailed,
        description: whyNotBought(error, paymentStrings.noSession),
        variant: 'destructive',
      }),
  });
}
