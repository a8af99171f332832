/** Names of branches: the last one given counts. */
import type { GameEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import { sealedTextOf } from '../../platform/keys/index.js';
import { deleteRows, insertRows, type NewRow } from '../../platform/read-models/index.js';
import { BranchNameRow } from './branch-name.table.js';

const categories = ['game'] as const;
const handles = ['BranchNamed', 'GameDeleted'] as const;

export const branchNameProjection: Projection<EntityManager, GameEvent> = {
  name: 'branch_name',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const named = new Map<string, NewRow<BranchNameRow>>();
    const deleted: Pick<BranchNameRow, 'gameId'>[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'BranchNamed') {
        const { gameId, branchId } = event.data;
        named.set(`${gameId} ${branchId}`, { gameId, branchId, name: sealedTextOf(recorded) });
      }
      if (event.type === 'GameDeleted') deleted.push({ gameId: event.data.gameId });
    }
    await insertRows(tx, BranchNameRow, [...named.values()], { replace: ['name'] });
    await deleteRows(tx, BranchNameRow, deleted);
  },
};
