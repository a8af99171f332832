/** What the driver throws, said in the port's terms. */
import { ErrorType, WrongExpectedVersionError, isCommandError } from '@eventstore/db-client';
import { EventStoreUnavailable, WrongExpectedRevision, type ExpectedRevision } from '@rubicon/eventsourcing';

const unavailable: ReadonlySet<string> = new Set([
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.UNKNOWN,
  ErrorType.NOT_LEADER,
]);

/** @param expected for an append: what the caller believed */
export function translateError(thrown: unknown, streamId?: string, expected?: ExpectedRevision): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error instanceof EventStoreUnavailable) return error;
  if (error instanceof WrongExpectedVersionError && streamId !== undefined && expected !== undefined)
    return new WrongExpectedRevision(streamId, expected, error.actualVersion);
  if (isCommandError(error))
    return unavailable.has(error.type) ? new EventStoreUnavailable(error.message, { cause: error }) : error;
  // Before a connection stands the driver throws what gRPC, DNS or its node discovery threw.
  return new EventStoreUnavailable(error.message, { cause: error });
}
