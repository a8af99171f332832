import type { Snapshot, SnapshotStore } from '@rubicon/eventsourcing';
import type { ReadModels } from '../read-models/index.js';

interface SnapshotRow {
  readonly revision: string;
  readonly position: string;
  readonly state: unknown;
}

/** One snapshot per stream, the newest. */
export class PostgresSnapshots implements SnapshotStore {
  constructor(private readonly database: Pick<ReadModels, 'dataSource'>) {}

  async load(streamId: string, stateVersion: number): Promise<Snapshot | null> {
    const [row] = await this.database.dataSource.query<SnapshotRow[]>(
      'SELECT revision, position, state FROM snapshot WHERE stream_id = $1 AND state_version = $2',
      [streamId, stateVersion],
    );
    return row ? { revision: BigInt(row.revision), position: BigInt(row.position), state: row.state } : null;
  }

  async forget(streamIds: readonly string[]): Promise<void> {
    await this.database.dataSource.query('DELETE FROM snapshot WHERE stream_id = ANY ($1::text[])', [
      streamIds,
    ]);
  }

  async save(streamId: string, stateVersion: number, { revision, position, state }: Snapshot): Promise<void> {
    await this.database.dataSource.query(
      `INSERT INTO snapshot (stream_id, state_version, revision, position, state) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (stream_id) DO UPDATE
         SET state_version = excluded.state_version, revision = excluded.revision,
             position = excluded.position, state = excluded.state
         WHERE (snapshot.revision, snapshot.position) < (excluded.revision, excluded.position)
           OR snapshot.state_version <> excluded.state_version`,
      [streamId, stateVersion, revision.toString(), position.toString(), JSON.stringify(state)],
    );
  }
}
