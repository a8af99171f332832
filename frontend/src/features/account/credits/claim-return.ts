/** The link of a letter to a visitor who paid: `claim=…` in the address (decision 22). */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answerOf, api } from '../../../lib/api/api.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { formatDollars } from '../../../lib/format.js';
import { creditsMoved } from '../../../lib/queries/credits-moved.js';
import { useToast, type Say } from '../../../lib/toast.js';
import { accountStrings } from '../../../strings/account.js';
import { paymentStrings } from '../../../strings/payments.js';

/** Claims once, says how it went, and cleans the address: the link is a secret. Claiming again is answered alike. */
export function useClaimReturn(): void {
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const toast = useToast();
  const token = params.get('claim');
  const handled = useRef<string | null>(null);

  useEffect(() => {
    if (token === null) return;
    if (handled.current !== token) {
      handled.current = token;
      void claim(token, toast).then(() => creditsMoved(queryClient));
    }
    setParams(
      (current) => {
        const cleaned = new URLSearchParams(current);
        cleaned.delete('claim');
        return cleaned;
      },
      { replace: true },
    );
  }, [token, setParams, queryClient, toast]);
}

async function claim(token: string, toast: Say): Promise<void> {
  try {
    const { creditsAdded, alreadyClaimed } = await answerOf(
      api.POST('/api/payments/claim', { body: { token } }),
    );
    toast({
      title: paymentStrings.succeeded,
      description: alreadyClaimed
        ? paymentStrings.alreadyClaimed(formatDollars(creditsAdded))
        : paymentStrings.creditsAdded(formatDollars(creditsAdded)),
    });
  } catch (error) {
    console.error(error);
    toast({
      title: accountStrings.claim.failed,
      description: serverMessage(error, accountStrings.claim.failedText),
      variant: 'destructive',
    });
  }
}
