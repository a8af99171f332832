/**
 * An event as the auditor reads it: names and plain fields, straight from the log. The auditor shares no code with the deciders,
 * their states or their codecs, so that a mistake there cannot hide here.
 */
export interface RawEvent {
  readonly streamId: string;
  /** Zero-based place in its stream. */
  readonly revision: bigint;
  readonly position: bigint;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

class UnreadableEvent extends Error {
  readonly code = 'unreadable_event';
}

/** @throws UnreadableEvent when the field is no string */
export function text(event: RawEvent, field: string): string {
  const value = event.data[field];
  if (typeof value !== 'string')
    throw new UnreadableEvent(`${event.type}.${field} is no text at ${event.position}`);
  return value;
}

/** Micro-dollars or cents. @throws UnreadableEvent when the field is no safe integer */
export function amount(event: RawEvent, field: string): number {
  const value = event.data[field];
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new UnreadableEvent(`${event.type}.${field} is no safe integer at ${event.position}`);
  return value;
}

/** Zero when the field is not there: its event was written before it was known. @throws UnreadableEvent */
export function optionalAmount(event: RawEvent, field: string): number {
  return event.data[field] === undefined ? 0 : amount(event, field);
}

export function optionalText(event: RawEvent, field: string): string | null {
  return event.data[field] == null ? null : text(event, field);
}
