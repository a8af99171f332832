import type { Settings } from '@rubicon/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { askAnew } from '../../../lib/queries/ask-anew.js';
import { profileQuery } from '../../../lib/queries/profile.js';
import { useToast } from '../../../lib/toast.js';
import { accountStrings } from '../../../strings/account.js';

export type SettingChange = {
  [Name in keyof Settings]: { readonly name: Name; readonly value: Settings[Name] };
}[keyof Settings];

const mutationKey = ['settings'];

/** PATCH /api/user/profile, one setting after another in the order of the clicks; shown at once, taken back when it fails. */
export function useChangeSetting() {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: 'settings' },
    mutationFn: ({ name, value }: SettingChange) =>
      answerOf(api.PATCH('/api/user/profile', { body: { settings: { [name]: value } } })),
    onMutate: async (change) => {
      // An answer from before the click must not undo it.
      await queryClient.cancelQueries({ queryKey: profileQuery.queryKey });
      const before = queryClient.getQueryData(profileQuery.queryKey)?.settings;
      show(queryClient, { [change.name]: change.value });
      return before;
    },
    onError: (error, { name }, before) => {
      if (before) show(queryClient, { [name]: before[name] });
      toast({
        title: accountStrings.preferences.notSaved,
        description: serverMessage(error, accountStrings.preferences.notSavedText),
        variant: 'destructive',
      });
    },
    onSettled: () => {
      // The answer that was cancelled may have told more than settings. The last of several clicks asks: the others are on the screen only.
      if (queryClient.isMutating({ mutationKey }) === 1) void askAnew(queryClient, profileQuery);
    },
  });
}

function show(queryClient: QueryClient, changed: Partial<Settings>): void {
  queryClient.setQueryData(
    profileQuery.queryKey,
    (profile) => profile && { ...profile, settings: { ...profile.settings, ...changed } },
  );
}
