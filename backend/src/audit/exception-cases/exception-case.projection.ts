/** What auditors did about exceptions: the rows that a batch is about are read, its events are folded into them in order, and they are written. */
import type { ExceptionEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import { In, type EntityManager } from 'typeorm';
import { eventTypesOf } from '../../platform/event-store/index.js';
import { insertRows } from '../../platform/read-models/index.js';
import { ExceptionCaseRow } from './exception-case.table.js';

export const exceptionCaseProjection: Projection<EntityManager, ExceptionEvent> = {
  name: 'exception_case',
  version: 1,
  // Of the months nothing is kept; but read models pass their closes, so that the next close finds them at the position of a head after one.
  categories: ['exception', 'books'],
  handles: eventTypesOf('exception'),
  ignores: eventTypesOf('books'),
  async project(events: readonly RecordedEvent<ExceptionEvent>[], tx: EntityManager) {
    const exceptionIds = new Set(events.map(({ event }) => event.data.exceptionId));
    const known = await tx.findBy(ExceptionCaseRow, { exceptionId: In([...exceptionIds]) });
    const rows = new Map(known.map((row) => [row.exceptionId, row]));
    for (const { event } of events) {
      const { exceptionId } = event.data;
      rows.set(exceptionId, after(rows.get(exceptionId) ?? untouched(exceptionId), event));
    }
    await insertRows(tx, ExceptionCaseRow, [...rows.values()], 'replace');
  },
};

const unexplained = {
  state: 'open',
  cause: null,
  itemKind: null,
  itemId: null,
  amount: null,
  reason: null,
  explainedBy: null,
  explainedAt: null,
  acceptedBy: null,
  acceptedAt: null,
} as const;

function untouched(exceptionId: string): ExceptionCaseRow {
  return { exceptionId, ownerId: null, ...unexplained };
}

function after(row: ExceptionCaseRow, event: ExceptionEvent): ExceptionCaseRow {
  switch (event.type) {
    case 'ExceptionTaken':
      return { ...row, ownerId: event.data.staffId };
    case 'ExceptionHandedBack':
      return { ...row, ownerId: null };
    case 'ExceptionExplained': {
      const { cause, itemKind, itemId, amountMicroUsd: amount, reason, staffId, explainedAt } = event.data;
      return {
        ...row,
        ...unexplained,
        state: 'explained',
        cause,
        itemKind,
        itemId,
        amount,
        reason,
        explainedBy: staffId,
        explainedAt: new Date(explainedAt),
      };
    }
    case 'ExplanationDeclined':
      return { ...row, ...unexplained };
    case 'ExceptionAccepted':
      return {
        ...row,
        state: 'accepted',
        acceptedBy: event.data.staffId,
        acceptedAt: new Date(event.data.acceptedAt),
      };
    default: {
      const unknown: never = event;
      throw new TypeError(`unhandled exception event: ${JSON.stringify(unknown)}`);
    }
  }
}
