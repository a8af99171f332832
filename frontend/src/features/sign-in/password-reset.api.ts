import type { CompletePasswordReset, RequestPasswordReset } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api/api.js';
import { endSession, validToken } from '../../lib/session/session.js';
import { useToast } from '../../lib/toast.js';
import { credentialStrings } from '../../strings/credentials.js';
import { signInStrings } from '../../strings/sign-in.js';

/** POST /api/auth/password-reset: 202 for any name. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (body: RequestPasswordReset) => answerOf(api.POST('/api/auth/password-reset', { body })),
  });
}

/** POST /api/auth/password-reset/complete: every sign-in has ended, this browser's too. */
export function useCompletePasswordReset(onChanged: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: CompletePasswordReset) =>
      answerOf(api.POST('/api/auth/password-reset/complete', { body })),
    onSuccess: () => {
      if (validToken() !== null) endSession('logout');
      toast({ title: credentialStrings.passwordChanged, description: signInStrings.reset.changedText });
      onChanged();
    },
  });
}
