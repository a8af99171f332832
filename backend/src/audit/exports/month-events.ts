/** How months were closed and reopened, as the log has it: the very events, and what the chain covers of each. */
import { Injectable } from '@nestjs/common';
import { booksAggregate, HOUSE, monthPeriod, type BooksEvent, type ChainHead } from '@rubicon/domain';
import { streamIdOf } from '@rubicon/eventsourcing';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { canonicalEvent } from '../proof/index.js';

export interface MonthEvent {
  readonly event: BooksEvent;
  /** As it stands in `ledger.jsonl`, where a head covers it: canonical JSON. */
  readonly chained: string;
}

@Injectable()
export class MonthEvents {
  constructor(private readonly store: EventStoreDb) {}

  /** Of months that ended by then, in the log's order. @throws EventStoreUnavailable */
  async until(instant: Date): Promise<MonthEvent[]> {
    const events: MonthEvent[] = [];
    for await (const stored of this.store.readStream(streamIdOf(booksAggregate.category, HOUSE))) {
      const { event } = booksAggregate.codec.decode(stored);
      if (new Date(monthPeriod(event.data.month).until) > instant) continue;
      events.push({ event, chained: canonicalEvent(stored) });
    }
    return events;
  }
}

/** Of the last close, whether its month was reopened or not; null: there was none. */
export function lastHeadOf(months: readonly MonthEvent[]): ChainHead | null {
  const heads = months.flatMap(({ event }) => (event.type === 'MonthClosed' ? [event.data.head] : []));
  return heads.at(-1) ?? null;
}
