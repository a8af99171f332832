/** Acts that are not at their end: what waits for a second person, and what the act's process finds overdue. Gone with their player. */
import type { PlayerEvent, SupportEvent } from '@rubicon/domain';
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
import { OpenActRow } from './open-act.table.js';
import { askedFor, newsOf } from './told-acts.js';

const categories = ['support', 'player'] as const;
const handles = [
  'ActRequested',
  'ActApproved',
  'ActDeclined',
  'ActWithdrawn',
  'ActCarriedOut',
  'ActFailed',
  'PlayerErased',
] as const;

export const openActProjection: Projection<EntityManager, SupportEvent | PlayerEvent> = {
  name: 'open_act',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<SupportEvent | PlayerEvent>[], tx: EntityManager) {
    const asked = new Map<string, NewRow<OpenActRow>>();
    const approved = new Map<string, RowPart<OpenActRow>>();
    const ended: Pick<OpenActRow, 'actId'>[] = [];
    const erased: Pick<OpenActRow, 'playerId'>[] = [];
    for (const recorded of events) {
      if (recorded.event.type === 'PlayerErased') {
        const { playerId } = recorded.event.data;
        for (const [actId, row] of asked) if (row.playerId === playerId) asked.delete(actId);
        erased.push({ playerId });
        continue;
      }
      const ofSupport = recorded as RecordedEvent<SupportEvent>;
      const row = rowOf(ofSupport);
      if (row) asked.set(row.actId, row);
      const news = newsOf(ofSupport.event);
      if (!news) continue;
      const { actId, state, decidedBy, decidedAt } = news;
      if (state !== 'authorised') {
        approved.delete(actId);
        if (!asked.delete(actId)) ended.push({ actId });
        continue;
      }
      const fresh = asked.get(actId);
      if (fresh) asked.set(actId, { ...fresh, state, decidedBy, decidedAt });
      else approved.set(actId, { actId, state, decidedBy, decidedAt });
    }
    await insertRows(tx, OpenActRow, [...asked.values()]);
    await updateRows(tx, OpenActRow, [...approved.values()]);
    await deleteRows(tx, OpenActRow, ended);
    await deleteRows(tx, OpenActRow, erased);
  },
};

function rowOf(recorded: RecordedEvent<SupportEvent>): NewRow<OpenActRow> | null {
  const told = askedFor(recorded);
  if (!told) return null;
  const { actId, playerId, act, needsApproval, askedBy, askedAt, reason } = told;
  const state = needsApproval ? 'waiting' : 'authorised';
  return { actId, playerId, act, state, needsApproval, askedBy, askedAt, reason };
}
