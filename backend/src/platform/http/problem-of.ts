/** What each kind of error means to the one who asked. The only place where errors become HTTP answers. */
import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { Problem } from '@rubicon/contracts';
import { CommandContention, EventStoreUnavailable, KeyDestroyed } from '@rubicon/eventsourcing';
import { isPostgresOutage } from '../postgres/index.js';
import { QueueOverfull } from '../queue/queue-overfull.js';
import { QueueUnavailable } from '../queue/queue-unavailable.js';
import { ProblemError } from './problem-error.js';

const RETRY_AFTER_SECONDS = 2;
/** A queue does not empty in a moment. */
const OVERFULL_RETRY_AFTER_SECONDS = 10;
const UNAVAILABLE = 'The chronicle cannot be reached right now. Please try again in a moment.';

/** `body-parser` and the router report bad requests as errors that carry a status. */
interface ErrorWithStatus extends Error {
  readonly status: number;
  readonly type?: string;
}

export function problemErrorOf(thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
  if (thrown instanceof CommandContention)
    return unavailable('busy', 'Too much is happening at once. Please try again in a moment.');
  if (thrown instanceof QueueOverfull)
    return unavailable(
      'busy',
      'The chronicler is overwhelmed right now. Please try again in a moment.',
      OVERFULL_RETRY_AFTER_SECONDS,
    );
  if (
    thrown instanceof EventStoreUnavailable ||
    thrown instanceof QueueUnavailable ||
    isPostgresOutage(thrown)
  )
    return unavailable('unavailable', UNAVAILABLE);
  if (thrown instanceof KeyDestroyed)
    return new ProblemError(410, 'player_erased', 'This account has been deleted.');
  if (thrown instanceof HttpException) return ofStatus(thrown.getStatus());
  if (isErrorWithStatus(thrown)) return ofStatus(thrown.status, thrown.type);
  return ofStatus(500);
}

export function problemBody(error: ProblemError, correlationId: string | undefined): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    detail: error.detail,
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(error.errors === undefined ? {} : { errors: { ...error.errors } }),
  };
}

function unavailable(code: string, detail: string, retryAfterSeconds = RETRY_AFTER_SECONDS): ProblemError {
  return new ProblemError(503, code, detail, undefined, retryAfterSeconds);
}

function ofStatus(status: number, type?: string): ProblemError {
  switch (status) {
    case 404:
      return new ProblemError(404, 'not_found', 'There is nothing at this address.');
    case 405:
      return new ProblemError(405, 'method_not_allowed', 'This address does not take that kind of request.');
    case 413:
      return new ProblemError(413, 'too_large', 'The request is larger than this address takes.');
    case 415:
      return new ProblemError(415, 'unsupported_media_type', 'The request must be JSON in UTF-8.');
    default:
      return status >= 400 && status < 500
        ? new ProblemError(
            status,
            'invalid_request',
            type === 'entity.parse.failed' ? 'The request is not valid JSON.' : 'The request is not valid.',
          )
        : new ProblemError(500, 'internal', 'Something went wrong on our side. Please try again.');
  }
}

function isErrorWithStatus(thrown: unknown): thrown is ErrorWithStatus {
  return thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number';
}
