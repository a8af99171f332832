import type { ContinuePrologueRequest, GameAnswer } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { ApiError, serverMessage } from '../../../lib/api/api-error.js';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.js';
import { askAnew } from '../../../lib/queries/ask-anew.js';
import { useToast } from '../../../lib/toast.js';
import { forgetServerDemo } from '../parts/prologue-flags.js';
import { forgetPrologue } from '../prologue/stored-prologue.js';
import { demoStateQuery } from '../try-free/server-demo.api.js';
import { demoStrings } from '../../../strings/demo.js';

/** POST /api/game/continue-prologue: pressed twice it begins one game. What was continued is forgotten here. */
export function useContinuePrologue(onContinued: (answer: GameAnswer) => void) {
  const toast = useToast();
  const keys = useIdempotencyKey();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ContinuePrologueRequest) =>
      answerOf(api.POST('/api/game/continue-prologue', { params: { header: keys.headerFor(body) }, body })),
    onSuccess: async (answer, { source }) => {
      keys.settle();
      if (source === 'browser') forgetPrologue();
      else {
        forgetServerDemo();
        queryClient.removeQueries({ queryKey: demoStateQuery.queryKey });
      }
      // Its figure is now one of the player's own.
      await askAnew(queryClient, { queryKey: ['/api/characters'] });
      onContinued(answer);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) keys.settle();
      toast({
        title: demoStrings.continuing.failed,
        description: serverMessage(error, demoStrings.continuing.failedText),
        variant: 'destructive',
      });
    },
  });
}
