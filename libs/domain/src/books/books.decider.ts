/** How months are closed: one after the other, with nothing left unexplained, and reopened from the last one back. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import type { BooksCommand } from './books.commands.js';
import type { BooksEvent } from './books.events.js';
import { evolveBooks } from './books.evolve.js';
import { type BooksState, openBooks } from './books.state.js';
import { closeMonth } from './close-month.js';
import { reopenMonth } from './reopen-month.js';

export const booksDecider: Decider<BooksState, BooksCommand, BooksEvent> = {
  initialState: openBooks,
  decide: decideBooks,
  evolve: evolveBooks,
};

function decideBooks(command: BooksCommand, state: BooksState): Decision<BooksEvent> {
  switch (command.type) {
    case 'CloseMonth':
      return closeMonth(command, state);
    case 'ReopenMonth':
      return reopenMonth(command, state);
    default:
      return unhandled(command);
  }
}
