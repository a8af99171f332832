/** Which games a player deleted, until the player is erased: the erasure, too, deletes games first. */
import type { GameDeleted, GameEvent, PlayerEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import { deleteRows, insertRows } from '../../platform/read-models/index.js';
import { DeletedGameRow } from './deleted-game.table.js';

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
    const erased: Pick<DeletedGameRow, 'playerId'>[] = [];
    for (const { event } of events) {
      if (event.type === 'GameDeleted') deleted.push(event.data);
      if (event.type === 'PlayerErased') erased.push({ playerId: event.data.playerId });
    }
    await insertRows(tx, DeletedGameRow, deleted);
    await deleteRows(tx, DeletedGameRow, erased);
  },
};
