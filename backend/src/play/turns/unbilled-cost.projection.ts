/**
 * Sums per player and day what the provider charged us beyond what the player paid, for turns that came to nothing or were stopped.
 * A turn that was told is not held against its player, whatever our margin on it.
 */
import type { GameEvent, PlayerEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import { deleteRows, insertRows } from '../../platform/read-models/index.js';
import { UnbilledCostRow } from './unbilled-cost.table.js';

const categories = ['game', 'player'] as const;
const handles = ['TurnStopped', 'TurnFailed', 'PlayerErased'] as const;

export const unbilledCostProjection: Projection<EntityManager, GameEvent | PlayerEvent> = {
  name: 'unbilled_cost',
  version: 2,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent | PlayerEvent>[], tx: EntityManager) {
    const sums = new Map<string, UnbilledCostRow>();
    const erased: Pick<UnbilledCostRow, 'playerId'>[] = [];
    for (const { event, at } of events) {
      const { playerId } = event.data;
      if (event.type === 'PlayerErased') erased.push({ playerId });
      if (event.type !== 'TurnStopped' && event.type !== 'TurnFailed') continue;
      const charged = event.type === 'TurnFailed' ? 0 : event.data.chargeMicroUsd;
      const cost = event.data.providerCostMicroUsd - charged;
      if (cost <= 0) continue;
      const day = at.slice(0, 10);
      const key = `${playerId} ${day}`;
      sums.set(key, { playerId, day, costMicroUsd: (sums.get(key)?.costMicroUsd ?? 0) + cost });
    }
    await insertRows(tx, UnbilledCostRow, [...sums.values()], { add: ['costMicroUsd'] });
    await deleteRows(tx, UnbilledCostRow, erased);
  },
};
