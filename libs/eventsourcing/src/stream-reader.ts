/** Folds a stream into its state: from the cache or a snapshot where there is one, then the tail. */
import { streamIdOf, type Aggregate } from './aggregate.js';
import type { DomainEvent } from './decider.js';
import type { EventStore } from './event-store.js';
import type { SnapshotStore } from './snapshot-store.js';
import type { StateCache, StreamState } from './state-cache.js';

/**
 * A snapshot is saved when the stream grows past a multiple of this many events: by the process that appended, or by one that had to fold so far
 * itself. Who only follows what others append does not save it a second time.
 */
const SNAPSHOT_EVERY = 100;

export interface StreamReaderPorts<State> {
  readonly eventStore: EventStore;
  readonly cache: StateCache<State>;
  readonly snapshots?: SnapshotStore | undefined;
  /** Told when a snapshot could not be read or saved; the command goes on without. */
  readonly snapshotFailed?: ((streamId: string, error: unknown) => void) | undefined;
}

export interface StreamReader<State> {
  /** The cached state and everything that came after it. @throws EventStoreUnavailable */
  readFresh(id: string): Promise<StreamState<State>>;
  /** Forgets what is cached and folds the whole stream, without a snapshot. @throws EventStoreUnavailable */
  readFromStart(id: string): Promise<StreamState<State>>;
  /** Takes over what this process has appended to `before`, and snapshots it when it is time. */
  appended(id: string, before: StreamState<State>, newer: StreamState<State>): void;
}

export function streamReader<State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  ports: StreamReaderPorts<State>,
): StreamReader<State> {
  const { eventStore, cache, snapshots, snapshotFailed } = ports;
  const { serialize, deserialize, decider, codec, stateVersion } = aggregate;
  const { isTerminal } = decider;
  const nothing = (): StreamState<State> => ({
    state: decider.initialState(),
    revision: null,
    position: null,
  });

  async function fromSnapshot(streamId: string): Promise<StreamState<State>> {
    if (!snapshots || !deserialize) return nothing();
    try {
      const snapshot = await snapshots.load(streamId, stateVersion);
      if (!snapshot) return nothing();
      const { revision, position } = snapshot;
      return { state: deserialize(snapshot.state), revision, position };
    } catch (error) {
      snapshotFailed?.(streamId, error);
      return nothing();
    }
  }

  async function saveSnapshot(streamId: string, newer: StreamState<State>): Promise<void> {
    const { state, revision, position } = newer;
    if (!snapshots || !serialize || revision === null || position === null || isTerminal?.(state)) return;
    try {
      await snapshots.save(streamId, stateVersion, { revision, position, state: serialize(state) });
      // Ended while it was saved: whoever ends a stream forgets its snapshot after that, and may have passed already.
      if (await mayHaveEnded(streamId, newer)) await snapshots.forget([streamId]);
    } catch (error) {
      snapshotFailed?.(streamId, error);
    }
  }

  /** True when the store does not say. */
  async function mayHaveEnded(streamId: string, known: StreamState<State>): Promise<boolean> {
    if (!isTerminal) return false;
    try {
      return isTerminal((await readTail(streamId, known)).state);
    } catch (error) {
      snapshotFailed?.(streamId, error);
      return true;
    }
  }

  async function readTail(streamId: string, known: StreamState<State>): Promise<StreamState<State>> {
    let { state, revision, position } = known;
    for await (const stored of eventStore.readStream(streamId, nextRevision(revision))) {
      state = decider.evolve(state, codec.decode(stored).event);
      revision = stored.revision;
      position = stored.position;
    }
    return { state, revision, position };
  }

  function remember(streamId: string, newer: StreamState<State>): void {
    if (newer.revision === null) return;
    const cached = cache.get(streamId);
    // Reads and appends of one stream may overlap; the one that saw more wins.
    if (cached && (cached.revision ?? -1n) >= newer.revision) return;
    cache.set(streamId, newer);
  }

  function snapshotWhenDue(streamId: string, before: StreamState<State>, newer: StreamState<State>): void {
    const every = BigInt(SNAPSHOT_EVERY);
    // Not awaited: whoever sent the command need not wait for a shortcut.
    if (nextRevision(newer.revision) / every > nextRevision(before.revision) / every)
      void saveSnapshot(streamId, newer);
  }

  return {
    async readFresh(id) {
      const streamId = streamIdOf(aggregate.category, id);
      const cached = cache.get(streamId);
      const known = cached ?? (await fromSnapshot(streamId));
      const fresh = await readTail(streamId, known);
      remember(streamId, fresh);
      if (!cached) snapshotWhenDue(streamId, known, fresh);
      return fresh;
    },
    async readFromStart(id) {
      const streamId = streamIdOf(aggregate.category, id);
      cache.delete(streamId);
      const fresh = await readTail(streamId, nothing());
      remember(streamId, fresh);
      snapshotWhenDue(streamId, nothing(), fresh);
      return fresh;
    },
    appended(id, before, newer) {
      const streamId = streamIdOf(aggregate.category, id);
      remember(streamId, newer);
      snapshotWhenDue(streamId, before, newer);
    },
  };
}

/** Also the number of events up to and with `revision`. */
function nextRevision(revision: bigint | null): bigint {
  return revision === null ? 0n : revision + 1n;
}
