import { accept, type Decision } from '@rubicon/eventsourcing';
import type { CloseMonth } from './books.commands.js';
import type { BooksEvent } from './books.events.js';
import type { BooksState } from './books.state.js';
import { refuse } from './refusals.js';
import { whyNotClosed } from './why-not-closed.js';

export function closeMonth(command: CloseMonth, state: BooksState): Decision<BooksEvent> {
  const { month, staffId, facts, pinned, at } = command;
  const why = whyNotClosed(month, facts, state, at);
  if (why) return refuse(why);
  const { head, totals, acceptedExceptions, adjustments, adjustedSince } = pinned;
  if (adjustedSince !== (state.closed.at(-1)?.position ?? null)) return refuse('books_changed');
  const { position } = head;
  return accept({
    type: 'MonthClosed',
    data: { month, staffId, position, totals, acceptedExceptions, adjustments, head, closedAt: at },
  });
}
