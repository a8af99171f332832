/** Reported turns, until their game is deleted. */
import type { GameEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import { sealedTextOf } from '../../platform/keys/index.js';
import { deleteRows, insertRows, type NewRow } from '../../platform/read-models/index.js';
import { TurnReportRow } from './turn-report.table.js';

const categories = ['game'] as const;
const handles = ['TurnReported', 'GameDeleted'] as const;

export const turnReportProjection: Projection<EntityManager, GameEvent> = {
  name: 'turn_report',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const reported: NewRow<TurnReportRow>[] = [];
    const deleted: Pick<TurnReportRow, 'gameId'>[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'TurnReported') reported.push({ ...event.data, comment: sealedTextOf(recorded) });
      if (event.type === 'GameDeleted') deleted.push({ gameId: event.data.gameId });
    }
    await insertRows(tx, TurnReportRow, reported);
    await deleteRows(tx, TurnReportRow, deleted);
  },
};
