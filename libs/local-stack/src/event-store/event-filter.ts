import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from './stored-event.js';

export interface EventFilter {
  matches(event: StoredEvent): boolean;
  /** A subscriber is told where it stands each time this many events were looked at. */
  readonly checkpointEvery: number;
}

/** The original's, when the client names none. */
const SEARCH_WINDOW_DEFAULT = 32;

/** Prefixes or a regular expression, over stream names or event types. */
export function toEventFilter(filter: ReadReq.Options.FilterOptions): EventFilter {
  const byStream = filter.getStreamIdentifier();
  const expression = byStream ?? filter.getEventType();
  const subject = byStream === undefined ? (e: StoredEvent) => e.type : (e: StoredEvent) => e.stream;
  const window = filter.hasMax() ? filter.getMax() : SEARCH_WINDOW_DEFAULT;
  return {
    matches: matcher(expression?.getRegex() ?? '', expression?.getPrefixList() ?? [], subject),
    checkpointEvery: window * Math.max(1, filter.getCheckpointintervalmultiplier()),
  };
}

function matcher(regex: string, prefixes: readonly string[], subject: (event: StoredEvent) => string) {
  if (regex !== '') {
    const pattern = new RegExp(regex);
    return (event: StoredEvent) => pattern.test(subject(event));
  }
  return (event: StoredEvent) => prefixes.some((prefix) => subject(event).startsWith(prefix));
}
