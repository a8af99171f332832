import type { Profile, Settings } from '@rubicon/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiCall } from '../../../lib/api/api-client.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { profileQuery } from '../../../lib/queries/profile.js';
import { toast } from '../../../lib/toast-store.js';
import { accountStrings } from '../../../strings/account.js';

interface Change {
  name: keyof Settings;
  value: boolean;
}

/** PATCH /api/user/profile, one setting after another in the order of the clicks; shown at once, taken back when it fails. */
export function useChangeSetting() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'settings' },
    mutationFn: ({ name, value }: Change) =>
      apiCall<Profile>('PATCH', '/api/user/profile', { body: { settings: { [name]: value } } }),
    onMutate: async (change) => {
      // An answer from before the click must not undo it.
      await queryClient.cancelQueries({ queryKey: profileQuery.queryKey });
      show(queryClient, change);
    },
    onError: (error, { name, value }) => {
      show(queryClient, { name, value: !value });
      toast({
        title: accountStrings.preferences.notSaved,
        description: serverMessage(error, accountStrings.preferences.notSavedText),
        variant: 'destructive',
      });
    },
  });
}

function show(queryClient: QueryClient, { name, value }: Change): void {
  queryClient.setQueryData(
    profileQuery.queryKey,
    (profile) => profile && { ...profile, settings: { ...profile.settings, [name]: value } },
  );
}
