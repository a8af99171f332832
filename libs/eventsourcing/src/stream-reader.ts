/** Folds a stream into its state: from the cache or a snapshot where there is one, then the tail. */
import { streamIdOf, type Aggregate } from './aggregate.js';
import type { DomainEvent } from './decider.js';
import type { EventStore } from './event-store.js';
import type { SnapshotStore } from './snapshot-store.js';
import type { StateCache, StreamState } from './state-cache.js';

/** A snapshot is saved once this many events have come since the last one. */
export const SNAPSHOT_EVERY = 50;

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
  /** Takes over a newer state, and snapshots it when it is time. */
  remember(id: string, newer: StreamState<State>): void;
}

export function streamReader<State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  ports: StreamReaderPorts<State>,
): StreamReader<State> {
  const { eventStore, cache, snapshots, snapshotFailed } = ports;
  const { serialize, deserialize, decider, codec, stateVersion } = aggregate;
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

  function saveSnapshot(streamId: string, { state, revision, position }: StreamState<State>): void {
    if (!snapshots || !serialize || revision === null || position === null) return;
    // Not awaited: whoever sent the command need not wait for a shortcut.
    snapshots
      .save(streamId, stateVersion, { revision, position, state: serialize(state) })
      .catch((error: unknown) => snapshotFailed?.(streamId, error));
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

  function remember(streamId: string, newer: StreamState<State>, known: StreamState<State>): void {
    if (newer.revision === null) return;
    const cached = cache.get(streamId);
    // Reads and appends of one stream may overlap; the one that saw more wins.
    if (cached && (cached.revision ?? -1n) >= newer.revision) return;
    cache.set(streamId, newer);
    const every = BigInt(SNAPSHOT_EVERY);
    if (nextRevision(newer.revision) / every > nextRevision(known.revision) / every)
      saveSnapshot(streamId, newer);
  }

  return {
    async readFresh(id) {
      const streamId = streamIdOf(aggregate.category, id);
      const known = cache.get(streamId) ?? (await fromSnapshot(streamId));
      const fresh = await readTail(streamId, known);
      remember(streamId, fresh, known);
      return fresh;
    },
    async readFromStart(id) {
      const streamId = streamIdOf(aggregate.category, id);
      cache.delete(streamId);
      const fresh = await readTail(streamId, nothing());
      remember(streamId, fresh, nothing());
      return fresh;
    },
    remember(id, newer) {
      const streamId = streamIdOf(aggregate.category, id);
      remember(streamId, newer, cache.get(streamId) ?? nothing());
    },
  };
}

/** Also the number of events up to and with `revision`. */
function nextRevision(revision: bigint | null): bigint {
  return revision === null ? 0n : revision + 1n;
}
