/** The event store does not let us do what the product needs. Whoever may grant rights there can mend it; waiting does not. */
export class EventStoreRefused extends Error {
  readonly code = 'event_store_refused';

  /** @param options the driver's error as `cause` */
  static account(options: ErrorOptions): EventStoreRefused {
    return new EventStoreRefused(
      'The event store does not know the user in EVENTSTORE_URL, or not by this password.',
      options,
    );
  }

  /** @param streamId ours is named by its category: all streams of one have the same rights */
  static right(to: 'read' | 'append to', streamId: string, options: ErrorOptions): EventStoreRefused {
    const [category, ...ids] = streamId.split('-');
    const streams = ids.length === 0 ? `the stream ${category}` : `streams like ${category}-…`;
    return new EventStoreRefused(
      `The event store does not let the user in EVENTSTORE_URL ${to} ${streams}: it lacks that right (${to === 'read' ? '$r' : '$w'}), which docs/operations.md tells how to grant.`,
      options,
    );
  }
}
