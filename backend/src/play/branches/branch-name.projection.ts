/** Names of branches: the last one given counts. */
import type { BranchNamed, GameEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf } from '../../platform/keys/index.js';
import { allTypesBut } from '../../platform/projector/index.js';

const nameBranches = `
  INSERT INTO branch_name (game_id, branch_id, name)
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::jsonb[])
  ON CONFLICT (game_id, branch_id) DO UPDATE SET name = excluded.name`;

const categories = ['game'] as const;
const handles = ['BranchNamed', 'GameDeleted'] as const;

export const branchNameProjection: Projection<EntityManager, GameEvent> = {
  name: 'branch_name',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const named = new Map<string, RecordedEvent<BranchNamed>>();
    const deleted: string[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'BranchNamed')
        named.set(`${event.data.gameId} ${event.data.branchId}`, recorded as RecordedEvent<BranchNamed>);
      if (event.type === 'GameDeleted') deleted.push(event.data.gameId);
    }
    const last = [...named.values()];
    if (last.length > 0)
      await tx.query(nameBranches, [
        last.map(({ event }) => event.data.gameId),
        last.map(({ event }) => event.data.branchId),
        last.map((recorded) => JSON.stringify(sealedTextOf(recorded))),
      ]);
    if (deleted.length > 0)
      await tx.query(`DELETE FROM branch_name WHERE game_id = ANY ($1::uuid[])`, [deleted]);
  },
};
