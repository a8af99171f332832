import type { LoginRequest, RegisterRequest, Session } from '@rubicon/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { track } from '../../lib/analytics/index.js';
import { answerOf, api } from '../../lib/api/api.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { currentUserQuery } from '../../lib/queries/current-user.js';
import { startSession } from '../../lib/session/session.js';
import { localItems } from '../../lib/storage.js';
import { useToast } from '../../lib/toast.js';
import { signInStrings } from '../../strings/sign-in.js';

/** POST /api/auth/login; `onSignedIn` leads on. Says how it went (specification, section 8). */
export function useLogin(onSignedIn: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginRequest) => answerOf(api.POST('/api/auth/login', { body })),
    onSuccess: (session) => {
      enter(queryClient, session);
      toast({ title: signInStrings.signingIn.done, description: signInStrings.signingIn.doneText });
      onSignedIn();
    },
    onError: (error) =>
      toast({
        title: signInStrings.signingIn.failed,
        description: serverMessage(error, signInStrings.signingIn.failedText),
        variant: 'destructive',
      }),
  });
}

/** POST /api/auth/register; the newUser flag greets the player on the account screen, whichever way they get there. */
export function useRegister(onSignedIn: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterRequest) => answerOf(api.POST('/api/auth/register', { body })),
    onSuccess: (session) => {
      track({ name: 'complete_registration' });
      localItems.write('newUser', 'true');
      enter(queryClient, session);
      toast({
        title: signInStrings.signingUp.done,
        description: signInStrings.signingUp.doneText,
      });
      onSignedIn();
    },
    onError: (error) =>
      toast({
        title: signInStrings.signingUp.failed,
        description: serverMessage(error, signInStrings.signingUp.failedText),
        variant: 'destructive',
      }),
  });
}

function enter(queryClient: QueryClient, session: Session): void {
  queryClient.clear();
  queryClient.setQueryData(currentUserQuery.queryKey, session.user);
  startSession(session);
}
