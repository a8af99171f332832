import type { ChangePasswordRequest } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { startSession } from '../../../lib/session/session.js';
import { useToast } from '../../../lib/toast.js';
import { accountStrings } from '../../../strings/account.js';
import { credentialStrings } from '../../../strings/credentials.js';

/** POST /api/auth/change-password: goes on with the new token it answers. The form shows what is refused. */
export function useChangePassword(onChanged: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ChangePasswordRequest) => answerOf(api.POST('/api/auth/change-password', { body })),
    onSuccess: (session) => {
      startSession(session);
      toast({ title: credentialStrings.passwordChanged, description: accountStrings.password.changedText });
      onChanged();
    },
  });
}
