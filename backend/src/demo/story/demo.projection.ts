/**
 * Prologues and their turns. A batch is folded per prologue and written in one statement each for what began, what was told, what changed
 * and what is gone, in this order; what began and went in the same batch comes and goes.
 */
import type { DemoEvent, DemoStarted } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf } from '../../platform/keys/index.js';
import {
  deleteRows,
  insertRows,
  updateRows,
  type NewRow,
  type RowPart,
} from '../../platform/read-models/index.js';
import { DemoTurnRow } from './demo-turn.table.js';
import { DemoRow } from './demo.table.js';

export const demoProjection: Projection<EntityManager, DemoEvent> = {
  name: 'demo',
  version: 1,
  categories: ['demo'],
  handles: [
    'DemoStarted',
    'DemoTurnSubmitted',
    'DemoTurnNarrated',
    'DemoTurnFailed',
    'DemoContinued',
    'DemoForgotten',
  ],
  ignores: [],
  async project(events: readonly RecordedEvent<DemoEvent>[], tx: EntityManager) {
    const started: NewRow<DemoRow>[] = [];
    const changes = new Map<string, RowPart<DemoRow>>();
    const forgotten: Pick<DemoRow & DemoTurnRow, 'demoId'>[] = [];
    const submitted: NewRow<DemoTurnRow>[] = [];
    const told: RowPart<DemoTurnRow>[] = [];
    const failed: Pick<DemoTurnRow, 'turnId'>[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      const { demoId } = event.data;
      if (event.type === 'DemoStarted')
        started.push({ ...event.data, opening: sealedTextOf(recorded), turnsDone: 0 });
      else changes.set(demoId, { demoId, ...changes.get(demoId), ...changeBy(event) });
      if (event.type === 'DemoTurnSubmitted')
        submitted.push({ ...event.data, input: sealedTextOf(recorded) });
      if (event.type === 'DemoTurnNarrated')
        told.push({ turnId: event.data.turnId, text: sealedTextOf(recorded) });
      if (event.type === 'DemoTurnFailed') failed.push({ turnId: event.data.turnId });
      if (event.type === 'DemoForgotten') forgotten.push({ demoId });
    }
    await insertRows(tx, DemoRow, started);
    await insertRows(tx, DemoTurnRow, submitted);
    await updateRows(tx, DemoTurnRow, told);
    await updateRows(tx, DemoRow, [...changes.values()]);
    await deleteRows(tx, DemoTurnRow, failed);
    await deleteRows(tx, DemoTurnRow, forgotten);
    await deleteRows(tx, DemoRow, forgotten);
  },
};

const nothingPending = { pendingTurnId: null, pendingSince: null };

function changeBy(event: Exclude<DemoEvent, DemoStarted>): RowPart<DemoRow> {
  switch (event.type) {
    case 'DemoTurnSubmitted':
      return { pendingTurnId: event.data.turnId, pendingSince: event.data.submittedAt };
    case 'DemoTurnNarrated':
      return { ...nothingPending, world: event.data.world, turnsDone: event.data.turnNumber };
    case 'DemoTurnFailed':
      return nothingPending;
    case 'DemoContinued':
      return { continuedBy: event.data.playerId };
    case 'DemoForgotten':
      return {};
  }
}
