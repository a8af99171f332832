import type { PaymentSummary } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { ApiError, serverMessage } from '../../../lib/api/api-error.js';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.js';
import { formatDollars } from '../../../lib/format.js';
import { creditsMoved } from '../../../lib/queries/credits-moved.js';
import { paymentsQuery } from '../../../lib/queries/payments.js';
import { useToast } from '../../../lib/toast.js';
import { accountStrings } from '../../../strings/account.js';

/** POST /api/payments/{paymentId}/refund; `onAsked` follows. A refusal may mean that the list is out of date: it is asked anew. */
export function useRefund(onAsked: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ paymentId }: PaymentSummary) =>
      answerOf(
        api.POST('/api/payments/{paymentId}/refund', {
          params: { path: { paymentId }, header: keys.headerFor(paymentId) },
        }),
      ),
    // What the answer says, not what the dialog said: turns may have been played meanwhile.
    onSuccess: (asked) => {
      const { paymentId, pendingRefundCents } = asked;
      keys.settle();
      // Shown, and followed to its end, also where the list that is asked for next does not come.
      queryClient.setQueryData(paymentsQuery.queryKey, (list) =>
        list?.map((payment) => (payment.paymentId === paymentId ? asked : payment)),
      );
      toast({
        title: accountStrings.refund.requested,
        description:
          pendingRefundCents > 0
            ? accountStrings.refund.requestedText(formatDollars(pendingRefundCents / 100))
            : accountStrings.refund.requestedBefore,
      });
      onAsked();
    },
    onError: (error) => {
      // Refused: what the dialog offers is not there any more.
      if (error instanceof ApiError && error.status === 409) onAsked();
      toast({
        title: accountStrings.refund.failed,
        description: serverMessage(error, accountStrings.refund.failedText),
        variant: 'destructive',
      });
    },
    onSettled: () => creditsMoved(queryClient),
  });
}
