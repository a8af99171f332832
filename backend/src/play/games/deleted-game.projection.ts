/** Which games a player deleted, until the player is erased: the erasure, too, deletes games first. */
import type { GameDeleted, GameEvent, PlayerEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/projector/index.js';

const insertDeleted = `
  INSERT INTO deleted_game (game_id, player_id, deleted_at)
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[])`;

const erasePlayers = `DELETE FROM deleted_game WHERE player_id = ANY ($1::uuid[])`;

const categories = ['game', 'player'] as const;
const handles = ['GameDeleted', 'PlayerErased'] as const;

export const deletedGameProjection: Projection<EntityManager, GameEvent | PlayerEvent> = {
  name: 'deleted_game',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent | PlayerEvent>[], tx: EntityManager) {
    const deleted: GameDeleted['data'][] = [];
    const erased: string[] = [];
    for (const { event } of events) {
      if (event.type === 'GameDeleted') deleted.push(event.data);
      if (event.type === 'PlayerErased') erased.push(event.data.playerId);
    }
    if (deleted.length > 0)
      await tx.query(insertDeleted, [
        deleted.map(({ gameId }) => gameId),
        deleted.map(({ playerId }) => playerId),
        deleted.map(({ deletedAt }) => deletedAt),
      ]);
    if (erased.length > 0) await tx.query(erasePlayers, [erased]);
  },
};
