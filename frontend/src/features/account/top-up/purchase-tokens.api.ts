import { useMutation } from '@tanstack/react-query';
import { track, withAdClickIds } from '../../../lib/analytics/index.js';
import { answerOf, api } from '../../../lib/api/api.js';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.js';
import type { TokenPurchaseRequest } from '../../../lib/api/schema.js';
import { whyNotBought } from '../../../lib/payments/why-not-bought.js';
import { sessionItems } from '../../../lib/storage.js';
import { useToast } from '../../../lib/toast.js';
import { paymentStrings } from '../../../strings/payments.js';

/**
 * POST /api/tokens/purchase, then the browser goes to the hosted checkout; which payment it was is kept for the return, where its
 * success has words of its own (specification, section 8).
 * @param leave goes to the checkout's address; another only in tests
 */
export function usePurchaseTokens(leave: (url: string) => void = (url) => window.location.assign(url)) {
  const toast = useToast();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: TokenPurchaseRequest) => {
      const { url, paymentId } = await answerOf(
        api.POST('/api/tokens/purchase', { params: { header: keys.headerFor(body) }, body }),
      );
      if (!url || !paymentId) throw new Error('the answer names no checkout');
      return { url, paymentId };
    },
    onSuccess: ({ url, paymentId }, { amount }) => {
      keys.settle();
      sessionItems.write('rubicon_token_payment', paymentId);
      track({ name: 'begin_checkout', item: 'credits', amountUsd: amount });
      leave(withAdClickIds(url));
    },
    onError: (error) => {
      console.error(error);
      toast({
        title: paymentStrings.purchaseFailed,
        description: whyNotBought(error, paymentStrings.notProcessed),
        variant: 'destructive',
      });
    },
  });
}
