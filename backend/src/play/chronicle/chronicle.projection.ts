/** What changes a chronicle besides the turns: the player's amendments, folded per line, and summaries. Gone with their game. */
import type { ChronicleAmended, GameEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import { sealedTextOf } from '../../platform/keys/index.js';
import {
  deleteRows,
  insertRows,
  updateRows,
  type NewRow,
  type RowPart,
} from '../../platform/read-models/index.js';
import { ChronicleAmendmentRow } from './chronicle-amendment.table.js';
import { ChronicleSummaryRow } from './chronicle-summary.table.js';

const categories = ['game'] as const;
const handles = ['ChronicleAmended', 'ChronicleSummarised', 'GameDeleted'] as const;

export const chronicleProjection: Projection<EntityManager, GameEvent> = {
  name: 'chronicle',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const untouched = new Map<string, NewRow<ChronicleAmendmentRow>>();
    const amendments = new Map<string, RowPart<ChronicleAmendmentRow>>();
    const summaries: NewRow<ChronicleSummaryRow>[] = [];
    const deleted: Pick<ChronicleAmendmentRow & ChronicleSummaryRow, 'gameId'>[] = [];
    for (const recorded of events) {
      const { event, position } = recorded;
      const { gameId } = event.data;
      if (event.type === 'ChronicleAmended') {
        const { lineId } = event.data;
        const key = `${gameId} ${lineId}`;
        untouched.set(key, { gameId, lineId, pinned: false, struck: false, position });
        amendments.set(key, {
          ...amendments.get(key),
          ...amendmentBy(recorded as RecordedEvent<ChronicleAmended>),
        });
      }
      if (event.type === 'ChronicleSummarised')
        summaries.push({ ...event.data, lines: sealedTextOf(recorded), position });
      if (event.type === 'GameDeleted') deleted.push({ gameId });
    }
    await insertRows(tx, ChronicleAmendmentRow, [...untouched.values()], 'keep');
    await updateRows(tx, ChronicleAmendmentRow, [...amendments.values()]);
    await insertRows(tx, ChronicleSummaryRow, summaries);
    await deleteRows(tx, ChronicleAmendmentRow, deleted);
    await deleteRows(tx, ChronicleSummaryRow, deleted);
  },
};

function amendmentBy(recorded: RecordedEvent<ChronicleAmended>): RowPart<ChronicleAmendmentRow> {
  const { gameId, lineId, change } = recorded.event.data;
  const amended = { gameId, lineId, position: recorded.position };
  switch (change) {
    case 'pinned':
      return { ...amended, pinned: true };
    case 'unpinned':
      return { ...amended, pinned: false };
    case 'struck':
      return { ...amended, struck: true };
    case 'restored':
      return { ...amended, struck: false };
    case 'corrected':
      return { ...amended, text: sealedTextOf(recorded) };
  }
}
