import type { PaymentSummary } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.js';
import { formatDollars } from '../../../lib/format.js';
import { creditsMoved } from '../../../lib/queries/credits-moved.js';
import { useToast } from '../../../lib/toast.js';
import { accountStrings } from '../../../strings/account.js';

interface AskedRefund {
  payment: PaymentSummary;
  refundable: NonNullable<PaymentSummary['refundable']>;
}

/** POST /api/payments/{paymentId}/refund; `onAsked` follows. A refusal may mean that the list is out of date: it is asked anew. */
export function useRefund(onAsked: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ payment: { paymentId } }: AskedRefund) =>
      answerOf(
        api.POST('/api/payments/{paymentId}/refund', {
          params: { path: { paymentId }, header: keys.headerFor(paymentId) },
        }),
      ),
    onSuccess: (_answer, { refundable }) => {
      keys.settle();
      toast({
        title: accountStrings.refund.requested,
        description: accountStrings.refund.requestedText(formatDollars(refundable.cents / 100)),
      });
      onAsked();
    },
    onError: (error) =>
      toast({
        title: accountStrings.refund.failed,
        description: serverMessage(error, accountStrings.refund.failedText),
        variant: 'destructive',
      }),
    onSettled: () => creditsMoved(queryClient),
  });
}
