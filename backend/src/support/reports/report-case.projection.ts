/** What became of each reported turn, until its game is deleted. */
import type { GameEvent, SupportEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import {
  deleteRows,
  insertRows,
  updateRows,
  type NewRow,
  type RowPart,
} from '../../platform/read-models/index.js';
import { ReportCaseRow } from './report-case.table.js';

const categories = ['game', 'support'] as const;
const handles = ['TurnReported', 'GameDeleted', 'ReportTaken', 'ReportHandedBack', 'ReportAnswered'] as const;

export const reportCaseProjection: Projection<EntityManager, GameEvent | SupportEvent> = {
  name: 'report_case',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent | SupportEvent>[], tx: EntityManager) {
    const reported = new Map<string, NewRow<ReportCaseRow>>();
    const changes = new Map<string, RowPart<ReportCaseRow>>();
    const deleted: Pick<ReportCaseRow, 'gameId'>[] = [];
    for (const { event } of events) {
      if (event.type === 'TurnReported') {
        const { reportId, gameId, playerId, reportedAt } = event.data;
        reported.set(reportId, { reportId, gameId, playerId, reportedAt, state: 'open' });
      }
      if (event.type === 'GameDeleted') deleted.push({ gameId: event.data.gameId });
      const change = changeBy(event);
      if (!change) continue;
      const { reportId } = change;
      const fresh = reported.get(reportId);
      if (fresh) reported.set(reportId, { ...fresh, ...change });
      else changes.set(reportId, { ...changes.get(reportId), ...change });
    }
    await insertRows(tx, ReportCaseRow, [...reported.values()]);
    await updateRows(tx, ReportCaseRow, [...changes.values()]);
    await deleteRows(tx, ReportCaseRow, deleted);
  },
};

function changeBy(event: GameEvent | SupportEvent): (RowPart<ReportCaseRow> & { reportId: string }) | null {
  switch (event.type) {
    case 'ReportTaken':
      return { reportId: event.data.reportId, state: 'taken', ownerId: event.data.staffId };
    case 'ReportHandedBack':
      return { reportId: event.data.reportId, state: 'open', ownerId: null };
    case 'ReportAnswered': {
      const { reportId, staffId, answeredAt } = event.data;
      return { reportId, state: 'answered', ownerId: staffId, answeredAt };
    }
    default:
      return null;
  }
}
