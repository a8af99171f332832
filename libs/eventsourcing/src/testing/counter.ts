/** A small aggregate for the kernel's own tests: a counter with a limit, and notes that are private. */
import type { Aggregate } from '../aggregate.js';
import { accept, nothingToDo, refuse } from '../decider.js';
import { eventCodec } from '../event-codec.js';

export interface Counted {
  readonly type: 'Counted';
  readonly data: { readonly by: number };
  readonly private?: { readonly note: string };
}
export interface CountTo {
  readonly type: 'CountTo';
  readonly total: number;
  readonly note?: string;
}

export const COUNTER_LIMIT = 1_000;

/** Counts up to a total in one event; below it there is nothing to do, above the limit it refuses. */
export const counter: Aggregate<number, CountTo, Counted> = {
  category: 'counter',
  idName: 'counterId',
  says: 'A counter.',
  stateVersion: 1,
  codec: eventCodec<Counted>(
    'counter',
    { Counted: { version: 1, says: 'The counter moved.' } },
    ({ data }) => ('by' in data && typeof data.by === 'number' ? null : '/data/by must be a number'),
  ),
  decider: {
    initialState: () => 0,
    decide: ({ total, note }, state) => {
      if (total > COUNTER_LIMIT) return refuse('too_far', 'This counter ends at a thousand.');
      if (total <= state) return nothingToDo();
      const data = { by: total - state };
      return accept(
        note === undefined ? { type: 'Counted', data } : { type: 'Counted', data, private: { note } },
      );
    },
    evolve: (state, event) => state + event.data.by,
    isTerminal: (state) => state >= COUNTER_LIMIT,
  },
  serialize: (state) => ({ state }),
  deserialize: (json) => (json as { state: number }).state,
};
