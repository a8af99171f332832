import type { AccountDeletion } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { apiCall } from '../../../lib/api/api-client.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { endSession } from '../../../lib/session/session.js';
import { localItems, sessionItems } from '../../../lib/storage.js';
import { toast } from '../../../lib/toast-store.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';

/** DELETE /api/auth/delete-account. What this browser keeps of the player goes too; the guard of the signed-in screens leads home. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => apiCall<AccountDeletion>('DELETE', '/api/auth/delete-account'),
    onSuccess: () => {
      // The choice about cookies is the browser's, not the player's.
      localItems.removeAllBut(['cookieConsent']);
      sessionItems.removeAllBut([]);
      endSession('deleted');
      toast({ title: accountStrings.deletion.done, description: accountStrings.deletion.doneText });
    },
    onError: (error) =>
      toast({
        title: commonStrings.error,
        description: serverMessage(error, accountStrings.deletion.failedText),
        variant: 'destructive',
      }),
  });
}
