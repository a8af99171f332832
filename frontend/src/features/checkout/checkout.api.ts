import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { track, withAdClickIds } from '../../lib/analytics/index.js';
import { answerOf, api } from '../../lib/api/api.js';
import { useIdempotencyKey } from '../../lib/api/idempotency-key.js';
import type { PurchaseRequest } from '../../lib/api/schema.js';
import type { Offer } from '../../lib/payments/offers.js';
import { whyNotBought } from '../../lib/payments/why-not-bought.js';
import { useToast } from '../../lib/toast.js';
import { checkoutStrings } from '../../strings/checkout.js';
import { paymentStrings } from '../../strings/payments.js';

/**
 * POST /api/credits/purchase, for visitors too; then the browser goes to the hosted checkout with the ids of its ad click. A press
 * repeated after a failure opens the same checkout.
 * @param offer what is bought
 * @param leave goes to the checkout's address; another only in tests
 */
export function useCheckout(
  { product, dollars }: Offer,
  leave: (url: string) => void = (url) => window.location.assign(url),
) {
  const toast = useToast();
  const keys = useIdempotencyKey();
  const checkout = useMutation({
    mutationFn: async () => {
      const body: PurchaseRequest = { amount: dollars, product, returnTo: 'thank-you' };
      const { url } = await answerOf(
        api.POST('/api/credits/purchase', { params: { header: keys.headerFor(body) }, body }),
      );
      if (!url) throw new Error('the answer names no checkout');
      return url;
    },
    onSuccess: (url) => {
      keys.settle();
      track({ name: 'begin_checkout', item: product, amountUsd: dollars });
      leave(withAdClickIds(url));
    },
    onError: (error) => {
      console.error(error);
      toast({
        title: checkoutStrings.failed,
        description: whyNotBought(error, paymentStrings.notProcessed),
        variant: 'destructive',
      });
    },
  });
  // The way back from the provider's page may show this one as it was left, still on its way.
  const { reset } = checkout;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return checkout;
}
