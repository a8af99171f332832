/** Snapshots: a shortcut to a state, kept outside the log. Losing all of them loses nothing. */

export interface Snapshot {
  readonly revision: bigint;
  readonly position: bigint;
  /** What the aggregate's `serialize` gave. */
  readonly state: unknown;
}

export interface SnapshotStore {
  /** The newest snapshot of that state version, or null. */
  load(streamId: string, stateVersion: number): Promise<Snapshot | null>;
  /** Replaces the stream's snapshot unless a newer revision is there. */
  save(streamId: string, stateVersion: number, snapshot: Snapshot): Promise<void>;
  /** Streams of which nothing more will be asked. */
  forget(streamIds: readonly string[]): Promise<void>;
}
