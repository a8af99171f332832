import type { Character, EditCharacterRequest, GameType } from '@rubicon/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api/api.js';
import { useIdempotencyKey } from '../../lib/api/idempotency-key.js';
import type { CreateCharacterRequest } from '../../lib/api/schema.js';
import { useToast } from '../../lib/toast.js';
import { newGameStrings } from '../../strings/new-game.js';

/** GET /api/characters?gameType=: the era's historical figures and the player's own. */
function charactersQuery(gameType: GameType) {
  return queryOptions({
    queryKey: ['/api/characters', gameType],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/characters', { params: { query: { gameType } }, signal })),
  });
}

export function useCharacters(gameType: GameType) {
  return useQuery(charactersQuery(gameType));
}

/** POST /api/characters; the new one joins the list. A failure is logged and the page stays (specification, section 8). */
export function useCreateCharacter(gameType: GameType, onCreated: (character: Character) => void) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: CreateCharacterRequest) =>
      answerOf(api.POST('/api/characters', { params: { header: keys.headerFor(body) }, body })),
    onSuccess: (created) => {
      keys.settle();
      queryClient.setQueryData(charactersQuery(gameType).queryKey, (known) => known && [...known, created]);
      onCreated(created);
    },
    onError: (error) => console.error(error),
  });
}

/** PATCH /api/characters/{id}: one's own only. A failure is logged, and the form shows it. */
export function useEditCharacter({ id, gameType }: Character, onEdited: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EditCharacterRequest) =>
      answerOf(api.PATCH('/api/characters/{id}', { params: { path: { id } }, body })),
    onSuccess: (edited) => {
      queryClient.setQueryData(charactersQuery(gameType).queryKey, (known) =>
        known?.map((one) => (one.id === id ? edited : one)),
      );
      onEdited();
    },
    onError: (error) => console.error(error),
  });
}

/** DELETE /api/characters/{id}: one's own only. */
export function useDeleteCharacter({ id, gameType }: Character, onDeleted: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.DELETE('/api/characters/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      queryClient.setQueryData(charactersQuery(gameType).queryKey, (known) =>
        known?.filter((one) => one.id !== id),
      );
      onDeleted();
    },
    onError: () =>
      toast({
        title: newGameStrings.deletion.failed,
        description: newGameStrings.deletion.failedText,
        variant: 'destructive',
      }),
  });
}
