/** One live subscription per process on the players' streams: resolves waiting requests and feeds the browsers. */
import type { StoredEvent } from '@rubicon/eventsourcing';

export abstract class LiveLog {
  /**
   * The log position of the last event that was handed on; null: none yet. Whoever listens from now on misses what lies up to it, so
   * the read models are to be there before the present state is read.
   */
  abstract readonly position: bigint | null;
  /** Calls `listener` with every event of a game, wallet, payment, player or demo from now on, in log order. Answers how to stop. */
  abstract on(listener: (event: StoredEvent) => void): () => void;
  /**
   * Waits for the first event for which `match` answers something other than undefined, and answers that; null when
   * `timeoutMs` pass first or `signal` is aborted. Listens from the call on: read the present state after calling, not before.
   */
  abstract until<T>(
    match: (event: StoredEvent) => T | undefined,
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<T | null>;
}
