import type { LoginRequest, Session } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { answerOf, api, visitorApi } from '../../../lib/api/api.js';
import { ApiError, serverMessage } from '../../../lib/api/api-error.js';
import { endSession, startSession } from '../../../lib/session/session.js';
import { localItems, sessionItems } from '../../../lib/storage.js';
import { useToast } from '../../../lib/toast.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';

/**
 * POST /api/auth/login, then DELETE /api/auth/delete-account, which wants a fresh sign-in. What this browser keeps of the player goes too; the
 * guard of the signed-in screens leads home. A wrong password is the form's to show.
 */
export function useDeleteAccount() {
  const toast = useToast();
  return useMutation({
    mutationFn: async (credentials: LoginRequest) => {
      startSession(await signInAgain(credentials));
      return answerOf(api.DELETE('/api/auth/delete-account'));
    },
    onSuccess: () => {
      // The choice about cookies is the browser's, not the player's.
      localItems.removeAllBut(['cookieConsent']);
      sessionItems.removeAllBut([]);
      endSession('deleted');
      toast({ title: accountStrings.deletion.done, description: accountStrings.deletion.doneText });
    },
    onError: (error) => {
      if (isWrongPassword(error)) return;
      toast({
        title: commonStrings.error,
        description: serverMessage(error, accountStrings.deletion.failedText),
        variant: 'destructive',
      });
    },
  });
}

/** The session that there is goes on when the password is wrong. @throws ApiError */
function signInAgain(body: LoginRequest): Promise<Session> {
  return answerOf(visitorApi.POST('/api/auth/login', { body }));
}

export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_credentials';
}
