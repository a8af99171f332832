/** States of streams as they were, folded from their events: every so often one is kept in memory, so that a step folds few events anew. */
import type { LoggedEvent, LoggedStream } from '../player-log/index.js';

const KEPT_EVERY = 50;

export class StreamFolds<State extends object> {
  /** By the number of events that they were folded from, in steps of `KEPT_EVERY`; forgotten with their stream. */
  private readonly kept = new WeakMap<LoggedStream, State[]>();

  constructor(
    private readonly initialState: () => State,
    /** Must not mutate the state. */
    private readonly evolve: (state: State, event: LoggedEvent) => State,
  ) {}

  /** @param count of the stream's events, from its first one */
  after(stream: LoggedStream, count: number): State {
    const kept = this.keptOf(stream);
    const from = Math.min(Math.floor(count / KEPT_EVERY), kept.length - 1);
    let state = kept[from]!;
    for (let place = from * KEPT_EVERY; place < count; place += 1) {
      state = this.evolve(state, stream.events[place]!);
      if (place + 1 === kept.length * KEPT_EVERY) kept.push(state);
    }
    return state;
  }

  private keptOf(stream: LoggedStream): State[] {
    const kept = this.kept.get(stream) ?? [this.initialState()];
    this.kept.set(stream, kept);
    return kept;
  }
}
