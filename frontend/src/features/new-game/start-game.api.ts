import type { StartGameRequest } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { track } from '../../lib/analytics/index.js';
import { answerOf, api } from '../../lib/api/api.js';
import { useIdempotencyKey } from '../../lib/api/idempotency-key.js';

/** POST /api/game/start: pressed twice it starts one game. A failure is logged and the page stays (specification, section 8). */
export function useStartGame(onStarted: () => void) {
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: StartGameRequest) =>
      answerOf(api.POST('/api/game/start', { params: { header: keys.headerFor(body) }, body })),
    onSuccess: (_answer, { gameType }) => {
      keys.settle();
      track({ name: 'start_game', gameType });
      onStarted();
    },
    onError: (error) => console.error(error),
  });
}
