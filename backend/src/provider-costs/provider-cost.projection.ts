/** Sums per day what the providers of models charged us, whoever it was for and whatever came of it. */
import type { DemoEvent, GameEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../platform/event-store/index.js';
import { insertRows } from '../platform/read-models/index.js';
import { ProviderCostRow } from './provider-cost.table.js';

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
    const spent = new Map<string, number>();
    for (const { event, at } of events)
      if ('providerCostMicroUsd' in event.data && event.data.providerCostMicroUsd > 0) {
        const day = at.slice(0, 10);
        spent.set(day, (spent.get(day) ?? 0) + event.data.providerCostMicroUsd);
      }
    const rows = [...spent].map(([day, costMicroUsd]) => ({ day, costMicroUsd }));
    await insertRows(tx, ProviderCostRow, rows, { add: ['costMicroUsd'] });
  },
};
