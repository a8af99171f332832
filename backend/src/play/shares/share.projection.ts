/** Links to stories, while they open. Within a batch: new ones, then those that open no more, then those of deleted games. */
import type { GameEvent, GameShared } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import { deleteRows, insertRows } from '../../platform/read-models/index.js';
import { ShareRow } from './share.table.js';

const categories = ['game'] as const;
const handles = ['GameShared', 'ShareRevoked', 'GameDeleted'] as const;

export const shareProjection: Projection<EntityManager, GameEvent> = {
  name: 'share',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const shared: GameShared['data'][] = [];
    const revoked: Pick<ShareRow, 'shareId'>[] = [];
    const deleted: Pick<ShareRow, 'gameId'>[] = [];
    for (const { event } of events) {
      if (event.type === 'GameShared') shared.push(event.data);
      if (event.type === 'ShareRevoked') revoked.push({ shareId: event.data.shareId });
      if (event.type === 'GameDeleted') deleted.push({ gameId: event.data.gameId });
    }
    await insertRows(tx, ShareRow, shared);
    await deleteRows(tx, ShareRow, revoked);
    await deleteRows(tx, ShareRow, deleted);
  },
};
