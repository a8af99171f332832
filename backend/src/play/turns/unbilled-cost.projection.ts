/**
 * Sums per player and day what the provider charged us beyond what the player paid, for turns that came to nothing or were stopped.
 * A turn that was told is not held against its player, whatever our margin on it.
 */
import type { GameEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';

const addCosts = `
  INSERT INTO unbilled_cost (player_id, day, cost)
  SELECT player_id, (at AT TIME ZONE 'UTC')::date, sum(cost)
  FROM unnest($1::uuid[], $2::timestamptz[], $3::bigint[]) AS unbilled (player_id, at, cost)
  GROUP BY 1, 2
  ON CONFLICT (player_id, day) DO UPDATE SET cost = unbilled_cost.cost + excluded.cost`;

export const unbilledCostProjection: Projection<EntityManager, GameEvent> = {
  name: 'unbilled_cost',
  version: 1,
  categories: ['game'],
  handles: ['TurnStopped', 'TurnFailed'],
  ignores: ['GameStarted', 'TurnSubmitted', 'TurnNarrated', 'GameSaved', 'GameRewound', 'GameDeleted'],
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const unbilled = events.flatMap(({ event, at }) => {
      if (event.type !== 'TurnStopped' && event.type !== 'TurnFailed') return [];
      const charged = event.type === 'TurnFailed' ? 0 : event.data.chargeMicroUsd;
      const cost = event.data.providerCostMicroUsd - charged;
      return cost > 0 ? [{ playerId: event.data.playerId, at, cost }] : [];
    });
    if (unbilled.length > 0)
      await tx.query(addCosts, [
        unbilled.map(({ playerId }) => playerId),
        unbilled.map(({ at }) => at),
        unbilled.map(({ cost }) => cost),
      ]);
  },
};
