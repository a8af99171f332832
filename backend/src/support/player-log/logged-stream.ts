/** A stream as far as it was read: it only grows, so whoever folds it may go on from where they were. */
import { categoryOf, type EventStore } from '@rubicon/eventsourcing';
import { loggedEvent, type LoggedEvent } from './logged-event.js';

export class LoggedStream {
  private readonly read: LoggedEvent[] = [];

  constructor(readonly streamId: string) {}

  /** In the order of the stream: the place of each is its revision. */
  get events(): readonly LoggedEvent[] {
    return this.read;
  }

  /** Reads what is new. Safe while another read is under way: what both bring is taken once. @throws EventStoreUnavailable */
  async readOn(eventStore: EventStore): Promise<void> {
    const category = categoryOf(this.streamId);
    for await (const stored of eventStore.readStream(this.streamId, BigInt(this.read.length)))
      if (stored.revision === BigInt(this.read.length)) this.read.push(loggedEvent(category, stored));
  }
}
