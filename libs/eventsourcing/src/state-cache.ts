/** States of recently used streams, per process. A cached state may be old: nothing is refused because of one. */

export interface StreamState<State> {
  readonly state: State;
  /** Null: the stream does not exist. */
  readonly revision: bigint | null;
  /** Log position of the stream's last event; null: the stream does not exist. */
  readonly position: bigint | null;
}

export interface StateCache<State> {
  get(streamId: string): StreamState<State> | undefined;
  set(streamId: string, value: StreamState<State>): unknown;
  delete(streamId: string): unknown;
}

/** Forgets the least recently used beyond `size`; a `Map` keeps its keys in the order of insertion. */
export function lruStateCache<State>(size: number): StateCache<State> {
  const entries = new Map<string, StreamState<State>>();
  return {
    get(streamId) {
      const entry = entries.get(streamId);
      if (entry === undefined) return undefined;
      entries.delete(streamId);
      entries.set(streamId, entry);
      return entry;
    },
    set(streamId, value) {
      entries.delete(streamId);
      entries.set(streamId, value);
      if (entries.size <= size) return;
      const oldest = entries.keys().next();
      if (!oldest.done) entries.delete(oldest.value);
    },
    delete: (streamId) => entries.delete(streamId),
  };
}
