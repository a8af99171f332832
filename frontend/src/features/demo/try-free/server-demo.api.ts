/** The prologue that is played on the server (specification, section 4, "Demo (server-backed)"): known by the visitor's cookie. */
import type { DemoAnswer, DemoState, DemoStateAnswer, ProcessDemoRequest } from '@rubicon/contracts';
import { demoTurns } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, answerUnlessRefused, api } from '../../../lib/api/api.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { useToast } from '../../../lib/toast.js';
import { offerPrologue, rememberServerDemo } from '../parts/prologue-flags.js';
import { reportTurn } from '../parts/report-turn.js';
import { demoStrings } from '../../../strings/demo.js';

const PENDING_POLL_MS = 1_500;
const nothing: DemoStateAnswer = { gameState: null, character: null };

/** GET /api/game/demo-state; asked again only while a turn found there is being written. */
export const demoStateQuery = queryOptions({
  queryKey: ['/api/game/demo-state'],
  queryFn: async ({ signal }) =>
    (await answerUnlessRefused(api.GET('/api/game/demo-state', { signal }))) ?? nothing,
  retry: false,
  refetchInterval: ({ state }) => (state.data?.gameState?.pending ? PENDING_POLL_MS : false),
});

/** POST /api/game/start-demo, then the state is asked for. */
export function useStartDemo() {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await answerOf(api.POST('/api/game/start-demo', { body: { gameType: 'french_revolution' } }));
      rememberServerDemo();
      await queryClient.fetchQuery({ ...demoStateQuery, staleTime: 0 });
    },
    onError: (error) => {
      if (isOverLimit(error)) return;
      console.error(error);
      toast({
        title: demoStrings.tryFree.notStarted,
        description: demoStrings.tryFree.notStartedText,
        variant: 'destructive',
      });
    },
  });
}

/**
 * POST /api/game/process-demo. Its answer stands at once, then the state is asked for; so it is after a failure too, since the turn
 * may have been told all the same, or be on its way.
 */
export function usePlayDemo(state: DemoState) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const refetch = () => queryClient.fetchQuery({ ...demoStateQuery, staleTime: 0 });

  function told(turnNumber: number) {
    offerPrologue();
    reportTurn(turnNumber);
  }

  const turn = useMutation({
    mutationFn: async (body: ProcessDemoRequest) => {
      const answer = await answerOf(api.POST('/api/game/process-demo', { body }));
      queryClient.setQueryData(demoStateQuery.queryKey, (known) => known && withTurn(known, body, answer));
      told(body.turnNumber);
      // What the turn said stands when the state cannot be asked for.
      await refetch().catch((error: unknown) => console.error(error));
    },
    onError: async (error, { input, turnNumber }) => {
      if (isOverLimit(error) || isAtRest(error)) return;
      const now = (await refetch().catch(() => null))?.gameState;
      if (now?.story[turnNumber]?.input === input) return told(turnNumber);
      if (now?.pending) return;
      console.error(error);
      toast({
        title: demoStrings.tryFree.notProcessed,
        description: demoStrings.tryFree.notProcessedText,
        variant: 'destructive',
      });
    },
  });
  return {
    play: (input: string) => turn.mutate({ input, turnNumber: state.turnsDone + 1 }),
    /** What is being told: until the story has it. Null: nothing. */
    telling: turn.isPending && turn.variables.turnNumber > state.turnsDone ? turn.variables.input : null,
    error: turn.error,
  };
}

const limitCodes: readonly (string | null)[] = ['demo_visitor_limit', 'demo_day_limit'];

/** The visitor's or the day's cap is reached: the prologue in the browser is offered instead (decision 1). */
export function isOverLimit(error: unknown): error is ApiError {
  return error instanceof ApiError && limitCodes.includes(error.code);
}

const restCodes: readonly (string | null)[] = ['narration_paused', 'narrator_resting'];

/** Narration rests for everybody: nothing of the turn was taken, and the server's sentence says why. */
export function isAtRest(error: unknown): error is ApiError {
  return error instanceof ApiError && restCodes.includes(error.code);
}

/** The state as the answer tells it; what else has changed comes with the next telling. */
function withTurn(
  known: DemoStateAnswer,
  { input }: ProcessDemoRequest,
  answer: DemoAnswer,
): DemoStateAnswer {
  if (!known.gameState) return known;
  const turnsDone = known.gameState.turnsDone + 1;
  return {
    ...known,
    gameState: {
      ...known.gameState,
      turnsDone,
      completed: turnsDone >= demoTurns,
      pending: false,
      narrative: answer.narrative,
      actionButtons: answer.actionButtons,
      story: [...known.gameState.story, { input, narrative: answer.narrative }],
    },
  };
}
