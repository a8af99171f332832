/** `@Inject(EVENT_STORE) private readonly store: EventStore` — the port of `@rubicon/eventsourcing`. */
export const EVENT_STORE = Symbol('EventStore');
