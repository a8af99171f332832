/** The return from the checkout: `payment=success&session_id=…` or `payment=cancelled` in the address (specification, section 4). */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { track } from '../analytics/index.js';
import { answerOf, api } from '../api/api.js';
import { formatDollars } from '../format.js';
import { creditsMoved } from '../queries/credits-moved.js';
import { sessionItems } from '../storage.js';
import { useToast, type Say } from '../toast.js';
import { paymentStrings } from '../../strings/payments.js';

/**
 * Confirms with the server, says how it went, and cleans the address; other parameters stay. Any screen that a checkout comes
 * back to calls it once. True on the visit that came back from a payment. Confirming is idempotent on the server, so a reload in between does no harm.
 */
export function usePaymentReturn(): boolean {
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const toast = useToast();
  const payment = params.get('payment');
  const sessionId = params.get('session_id');
  const handled = useRef<string | null>(null);
  const [paid] = useState(payment === 'success');

  useEffect(() => {
    if (payment === null) return;
    const arrival = `${payment} ${sessionId}`;
    if (handled.current !== arrival) {
      handled.current = arrival;
      if (payment === 'cancelled')
        toast({ title: paymentStrings.cancelled, description: paymentStrings.nothingCharged });
      if (payment === 'success' && sessionId !== null)
        void confirmPayment(sessionId, toast).then(() => creditsMoved(queryClient));
    }
    setParams(
      (current) => {
        const cleaned = new URLSearchParams(current);
        cleaned.delete('payment');
        cleaned.delete('session_id');
        return cleaned;
      },
      { replace: true },
    );
  }, [payment, sessionId, setParams, queryClient, toast]);
  return paid;
}

async function confirmPayment(sessionId: string, toast: Say): Promise<void> {
  try {
    const { success, creditsAdded, userEmail, paymentId } = await answerOf(
      api.POST('/api/credits/payment-success', { body: { sessionId } }),
    );
    if (!success) throw new Error(`the payment of session ${sessionId} is not completed`);
    track({ name: 'purchase', transactionId: paymentId, amountUsd: creditsAdded, email: userEmail });
    if (sessionItems.read('rubicon_token_payment') === paymentId) {
      sessionItems.remove('rubicon_token_payment');
      toast({ title: paymentStrings.purchased, description: paymentStrings.tokensAdded });
    } else {
      toast({
        title: paymentStrings.succeeded,
        description: paymentStrings.creditsAdded(formatDollars(creditsAdded)),
      });
    }
  } catch (error) {
    console.error(error);
    toast({
      title: paymentStrings.processingFailed,
      description: paymentStrings.creditsDelayed,
      variant: 'destructive',
    });
  }
}
