import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { useToast } from '../../../lib/toast.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { treeQuery } from '../timeline.api.js';

/** After trimming, as the server counts it. */
export const BRANCH_NAME_CHARACTERS = 60;

/** PUT /api/games/{gameId}/branches/{branchId}; an empty name takes it away. */
export function useNameBranch(gameId: string) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const strings = timelineStrings.branches;
  return useMutation({
    mutationFn: ({ branchId, name }: { branchId: string; name: string }) =>
      answerOf(
        api.PUT('/api/games/{id}/branches/{branchId}', {
          params: { path: { id: gameId, branchId } },
          body: { name },
        }),
      ),
    onSuccess: (tree, { name }) => {
      queryClient.setQueryData(treeQuery(gameId).queryKey, tree);
      toast({ title: name === '' ? strings.unnamedNow : strings.renamed });
    },
    onError: (error) =>
      toast({
        title: strings.renameFailed,
        description: serverMessage(error, strings.renameFailedText),
        variant: 'destructive',
      }),
  });
}
