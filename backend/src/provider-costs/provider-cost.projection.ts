/** Sums per day what the providers of models charged us, whoever it was for and whatever came of it. */
import type { DemoEvent, GameEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../platform/projector/index.js';

const addCosts = `
  INSERT INTO provider_cost (day, cost)
  SELECT (at AT TIME ZONE 'UTC')::date, sum(cost)
  FROM unnest($1::timestamptz[], $2::bigint[]) AS spent (at, cost)
  GROUP BY 1
  ON CONFLICT (day) DO UPDATE SET cost = provider_cost.cost + excluded.cost`;

const categories = ['game', 'demo'] as const;
const handles = [
  'TurnNarrated',
  'TurnStopped',
  'TurnFailed',
  'ChronicleSummarised',
  'DemoTurnNarrated',
  'DemoTurnFailed',
] as const;

export const providerCostProjection: Projection<EntityManager, GameEvent | DemoEvent> = {
  name: 'provider_cost',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent | DemoEvent>[], tx: EntityManager) {
    const spent = events.flatMap(({ event, at }) =>
      'providerCostMicroUsd' in event.data && event.data.providerCostMicroUsd > 0
        ? [{ at, cost: event.data.providerCostMicroUsd }]
        : [],
    );
    if (spent.length > 0)
      await tx.query(addCosts, [spent.map(({ at }) => at), spent.map(({ cost }) => cost)]);
  },
};
