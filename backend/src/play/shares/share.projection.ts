/** Links to stories, while they open. Within a batch: new ones, then those that open no more, then those of deleted games. */
import type { GameEvent, GameShared } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/projector/index.js';

const insertShares = `
  INSERT INTO share (share_id, game_id, turn_id, shared_at)
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[])`;

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
    const revoked: string[] = [];
    const deleted: string[] = [];
    for (const { event } of events) {
      if (event.type === 'GameShared') shared.push(event.data);
      if (event.type === 'ShareRevoked') revoked.push(event.data.shareId);
      if (event.type === 'GameDeleted') deleted.push(event.data.gameId);
    }
    if (shared.length > 0)
      await tx.query(insertShares, [
        shared.map(({ shareId }) => shareId),
        shared.map(({ gameId }) => gameId),
        shared.map(({ turnId }) => turnId),
        shared.map(({ sharedAt }) => sharedAt),
      ]);
    if (revoked.length > 0) await tx.query(`DELETE FROM share WHERE share_id = ANY ($1::uuid[])`, [revoked]);
    if (deleted.length > 0) await tx.query(`DELETE FROM share WHERE game_id = ANY ($1::uuid[])`, [deleted]);
  },
};
