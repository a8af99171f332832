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

/** A field that is needed is missing or of another kind. */
export class UnreadableEvent extends Error {
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

/** @throws UnreadableEvent when it is there and no string */
export function optionalText(event: RawEvent, field: string): string | null {
  return event.data[field] == null ? null : text(event, field);
}

/** What lies nested in a field, to be read as the event is. @throws UnreadableEvent when it is no object */
export function part(event: RawEvent, field: string): RawEvent {
  return partOf(event, field, event.data[field]);
}

/** The same of a list. @throws UnreadableEvent when it is no list of objects */
export function parts(event: RawEvent, field: string): readonly RawEvent[] {
  const values: unknown = event.data[field];
  if (!Array.isArray(values))
    throw new UnreadableEvent(`${event.type}.${field} is no list at ${event.position}`);
  return values.map((value: unknown) => partOf(event, field, value));
}

function partOf(event: RawEvent, field: string, value: unknown): RawEvent {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableEvent(`${event.type}.${field} holds no object at ${event.position}`);
  const { streamId, revision, position, type } = event;
  return { streamId, revision, position, type: `${type}.${field}`, data: value as RawEvent['data'] };
}
