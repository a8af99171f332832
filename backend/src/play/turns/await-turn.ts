/** Waits for a turn to end and to be settled, so that the answer shows the story and the balance as they are then. */
import { fallback, handleType, TaskCancelledError, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import type { LiveLog } from '../../platform/live/index.js';
import { outcomePosition, settlementPosition } from './turn-settlement.js';
import type { StageClock } from './turn-stages.js';

/** How long the answer of a finished turn is held back for its settlement, which mostly comes within milliseconds. */
const SETTLEMENT_WAIT_MS = 2_000;

const settledSoon = wrap(
  fallback(handleType(TaskCancelledError), null),
  timeout(SETTLEMENT_WAIT_MS, TimeoutStrategy.Aggressive),
);

export interface TurnWatch {
  /** The log position to read the finished turn at; null when it is still pending after `timeoutMs`. */
  finished(stages?: StageClock): Promise<bigint | null>;
  stop(): void;
}

/**
 * Listens from the call on: call it before the turn can end.
 * @param client aborted when nobody waits any more
 */
export function watchTurn(live: LiveLog, turnId: string, timeoutMs: number, client: AbortSignal): TurnWatch {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, client]);
  const outcome = live.until(outcomePosition(turnId), timeoutMs, signal);
  const settlement = live.until(settlementPosition(turnId), timeoutMs + SETTLEMENT_WAIT_MS, signal);
  return {
    async finished(stages) {
      const ended = await outcome;
      if (ended === null) return null;
      stages?.ended('outcome');
      const settled = await settledSoon.execute(() => settlement);
      stages?.ended('settlement');
      return settled !== null && settled > ended ? settled : ended;
    },
    stop: () => over.abort(),
  };
}
