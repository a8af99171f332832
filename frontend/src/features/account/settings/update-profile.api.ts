import type { UpdateProfileRequest } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { askAnew } from '../../../lib/queries/ask-anew.js';
import { currentUserQuery } from '../../../lib/queries/current-user.js';
import { profileQuery } from '../../../lib/queries/profile.js';
import { useToast } from '../../../lib/toast.js';
import { accountStrings } from '../../../strings/account.js';

/** PATCH /api/user/profile with what has changed; nothing changed is nothing asked. The form shows what is refused. */
export function useUpdateProfile(onSaved: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: UpdateProfileRequest) =>
      Object.keys(body).length === 0 ? null : answerOf(api.PATCH('/api/user/profile', { body })),
    onSuccess: async (profile) => {
      if (profile) {
        // An answer from before must not undo it.
        await queryClient.cancelQueries({ queryKey: profileQuery.queryKey });
        queryClient.setQueryData(profileQuery.queryKey, profile);
        void askAnew(queryClient, currentUserQuery);
        toast({ title: accountStrings.profile.updated, description: accountStrings.profile.updatedText });
      }
      onSaved();
    },
  });
}
