/**
 * Sums per player and day what the provider charged us beyond what the player paid, for turns that came to nothing or were stopped.
 * A turn that was told is not held against its player, whatever our margin on it.
 */
import type { GameEvent, PlayerEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/projector/index.js';

const addCosts = `
  INSERT INTO unbilled_cost (player_id, day, cost)
  SELECT player_id, (at AT TIME ZONE 'UTC')::date, sum(cost)
  FROM unnest($1::uuid[], $2::timestamptz[], $3::bigint[]) AS unbilled (player_id, at, cost)
  GROUP BY 1, 2
  ON CONFLICT (player_id, day) DO UPDATE SET cost = unbilled_cost.cost + excluded.cost`;

const erasePlayers = `DELETE FROM unbilled_cost WHERE player_id = ANY ($1::uuid[])`;

const categories = ['game', 'player'] as const;
const handles = ['TurnStopped', 'TurnFailed', 'PlayerErased'] as const;

export const unbilledCostProjection: Projection<EntityManager, GameEvent | PlayerEvent> = {
  name: 'unbilled_cost',
  version: 2,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent | PlayerEvent>[], tx: EntityManager) {
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
    const erased = events.flatMap(({ event }) =>
      event.type === 'PlayerErased' ? [event.data.playerId] : [],
    );
    if (erased.length > 0) await tx.query(erasePlayers, [erased]);
  },
};
