/** What the driver throws, said in the port's terms. */
import { ErrorType, WrongExpectedVersionError, isCommandError } from '@eventstore/db-client';
import { EventStoreUnavailable, WrongExpectedRevision, type ExpectedRevision } from '@rubicon/eventsourcing';
import { EventStoreRefused } from './event-store-refused.js';

const unavailable: ReadonlySet<string> = new Set([
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.UNKNOWN,
  ErrorType.NOT_LEADER,
]);

/** gRPC's status codes. */
const PERMISSION_DENIED = 7;
const UNAUTHENTICATED = 16;

/** What the store was asked to do. */
export interface Asked {
  readonly to: 'read' | 'append to';
  readonly streamId: string;
  /** Of an append: what the caller believed. */
  readonly expected?: ExpectedRevision;
}

export const toReadAll: Asked = { to: 'read', streamId: '$all' };

export function translateError(thrown: unknown, asked: Asked): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error instanceof EventStoreUnavailable) return error;
  if (error instanceof WrongExpectedVersionError && asked.expected !== undefined)
    return new WrongExpectedRevision(asked.streamId, asked.expected, error.actualVersion);
  // Before a connection stands the driver throws what gRPC, DNS or its node discovery threw.
  if (!isCommandError(error)) return new EventStoreUnavailable(error.message, { cause: error });
  const status = Number(error.code);
  if (status === UNAUTHENTICATED) return EventStoreRefused.account({ cause: error });
  if (error.type === ErrorType.ACCESS_DENIED || status === PERMISSION_DENIED)
    return EventStoreRefused.right(asked.to, asked.streamId, { cause: error });
  return unavailable.has(error.type) ? new EventStoreUnavailable(error.message, { cause: error }) : error;
}
