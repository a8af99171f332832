import type { Aggregate } from '@rubicon/eventsourcing';
import { booksCodec } from './books.codec.js';
import type { BooksCommand } from './books.commands.js';
import { booksDecider } from './books.decider.js';
import type { BooksEvent } from './books.events.js';
import type { BooksState } from './books.state.js';

/** The id of the house's own streams, of which there is one each: `books-house`, `narration-house`. */
export const HOUSE = 'house';

/** A dozen events a year: no snapshots. */
export const booksAggregate: Aggregate<BooksState, BooksCommand, BooksEvent> = {
  category: 'books',
  idName: 'house',
  says: 'How the months of the house were closed: one stream, `books-house`.',
  decider: booksDecider,
  codec: booksCodec,
  stateVersion: 1,
};
