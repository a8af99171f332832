import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import type { BooksEvent } from './books.events.js';

const schemas: EventSchemas<BooksEvent> = {
  MonthClosed: {
    version: 1,
    says: 'An auditor closed the month: its totals, the position in the log and the signed head of the chain stand fast.',
  },
  MonthReopened: { version: 1, says: 'An auditor reopened the month that was closed last, for this reason.' },
};

export const booksCodec = eventCodec<BooksEvent>('books', schemas, faultOf);
