/** What each kind of error means to the one who asked: the only place where errors become HTTP answers, by the table of problems. */
import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { Problem } from '@rubicon/contracts';
import { CommandContention, EventStoreUnavailable, KeyDestroyed } from '@rubicon/eventsourcing';
import { accountDeleted } from '../keys/index.js';
import { isPostgresOutage } from '../postgres/index.js';
import { QueueOverfull } from '../queue/queue-overfull.js';
import { QueueUnavailable } from '../queue/queue-unavailable.js';
import { Failed, Refused } from '../refusals/index.js';
import { EdgeError } from './edge-error.js';
import { atTheEdge, failed, refused, type Answer, type ProblemCode } from './problems.js';

const OVERFULL = 'The chronicler is overwhelmed right now. Please try again in a moment.';
/** A queue does not empty in a moment. */
const OVERFULL_RETRY_AFTER_SECONDS = 10;

export interface ToldProblem {
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors?: Readonly<Record<string, string[]>>;
  readonly retryAfterSeconds?: number;
}

/** `body-parser` and the router report bad requests as errors that carry a status. */
interface ErrorWithStatus extends Error {
  readonly status: number;
  readonly type?: string;
}

export function problemOf(thrown: unknown): ToldProblem {
  if (thrown instanceof Refused || thrown instanceof Failed || thrown instanceof EdgeError)
    return told(thrown);
  if (thrown instanceof KeyDestroyed) return told(accountDeleted());
  if (thrown instanceof CommandContention) return told(new EdgeError('busy'));
  if (thrown instanceof QueueOverfull)
    return told(new EdgeError('busy', OVERFULL, OVERFULL_RETRY_AFTER_SECONDS));
  if (
    thrown instanceof EventStoreUnavailable ||
    thrown instanceof QueueUnavailable ||
    isPostgresOutage(thrown)
  )
    return told(new EdgeError('unavailable'));
  if (thrown instanceof HttpException) return ofStatus(thrown.getStatus());
  if (isErrorWithStatus(thrown)) return ofStatus(thrown.status, thrown.type);
  return told(new EdgeError('internal'));
}

export function problemBody(
  { status, code, detail, errors }: ToldProblem,
  correlationId: string | undefined,
): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail,
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(errors === undefined ? {} : { errors: { ...errors } }),
  };
}

function told(error: Refused | Failed | EdgeError): ToldProblem {
  const { status, field, retryAfterSeconds } = answerTo(error);
  const errors = error instanceof Refused ? error.errors : undefined;
  return {
    status,
    code: error.code,
    detail: error.detail,
    errors: errors ?? (field === undefined ? undefined : { [field]: [error.detail] }),
    retryAfterSeconds: error.retryAfterSeconds ?? retryAfterSeconds,
  };
}

function answerTo(error: Refused | Failed | EdgeError): Answer {
  if (error instanceof Refused) return refused[error.code];
  if (error instanceof Failed) return failed[error.code];
  return atTheEdge[error.code];
}

function ofStatus(status: number, type?: string): ToldProblem {
  switch (status) {
    case 404:
      return told(new EdgeError('not_found'));
    case 405:
      return told(new EdgeError('method_not_allowed'));
    case 413:
      return told(new EdgeError('too_large'));
    case 415:
      return told(new EdgeError('unsupported_media_type'));
    default: {
      if (status < 400 || status >= 500) return told(new EdgeError('internal'));
      const detail = type === 'entity.parse.failed' ? 'The request is not valid JSON.' : undefined;
      return { ...told(new Refused('invalid_request', { detail })), status };
    }
  }
}

function isErrorWithStatus(thrown: unknown): thrown is ErrorWithStatus {
  return thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number';
}
