/** The months that are closed, as the log says. */
import { Injectable } from '@nestjs/common';
import { HOUSE, type BooksState, type ClosedMonth } from '@rubicon/domain';
import { Aggregates } from '../../platform/event-store/index.js';

@Injectable()
export class Months {
  constructor(private readonly aggregates: Aggregates) {}

  /** In their order. @throws EventStoreUnavailable */
  async closed(): Promise<readonly ClosedMonth[]> {
    return (await this.books()).closed;
  }

  /** Also those that were reopened. @throws EventStoreUnavailable */
  async books(): Promise<BooksState> {
    return (await this.aggregates.books.load(HOUSE)).state;
  }
}
