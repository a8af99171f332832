/** Why a process could not start, in one sentence and without a stack trace. */
import { types } from 'node:util';
import { EventStoreUnavailable } from '@rubicon/eventsourcing';
import { ConfigError } from './platform/config/index.js';
import { isPostgresOutage, isPostgresRefusal } from './platform/postgres/index.js';
import { QueueUnavailable } from './platform/queue/queue-unavailable.js';

/** sysexits.h: EX_CONFIG, EX_UNAVAILABLE. */
export const EXIT_CONFIG = 78;
export const EXIT_UNAVAILABLE = 69;

/** What Redis says. */
const NOT_LET_IN = /\b(WRONGPASS|NOAUTH|NOPERM)\b/;
/** What OpenSSL says of a server whose certificate does not hold: of an authority that we do not know, of another name, out of date. */
const UNTRUSTED =
  /\bself[- ]signed certificate|unable to (get local issuer|verify the first) certificate|certificate has expired|does not match certificate/i;

const DATABASES = 'DATABASE_URL, ACCOUNTS_DATABASE_URL, KEYS_DATABASE_URL, QUEUE_URL';

export interface StartFailure {
  readonly sentence: string;
  readonly exitCode: number;
}

/** Null for what nobody foresaw: that one keeps its stack. */
export function startFailureOf(error: unknown): StartFailure | null {
  if (!isError(error)) return null;
  if (error instanceof ConfigError) return { sentence: error.message, exitCode: EXIT_CONFIG };
  const code = 'code' in error ? error.code : undefined;
  if (code === 'log_mismatch' || code === 'event_store_refused')
    return { sentence: error.message, exitCode: EXIT_CONFIG };
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    const port = 'port' in error ? String(error.port) : '?';
    const why = code === 'EACCES' ? 'may not be opened by this user' : 'is in use';
    return {
      sentence: `Port ${port} ${why}: set PORT or OPERATIONS_PORT to another.`,
      exitCode: EXIT_CONFIG,
    };
  }
  if (code === 'EADDRNOTAVAIL') {
    const address = 'address' in error ? String(error.address) : '';
    return {
      sentence: `HOST or OPERATIONS_HOST names ${address}, which is no address of this machine.`,
      exitCode: EXIT_CONFIG,
    };
  }
  if (error instanceof QueueUnavailable)
    return {
      sentence: `The queue at QUEUE_URL cannot be used: ${error.message}`,
      exitCode:
        NOT_LET_IN.test(error.message) || UNTRUSTED.test(error.message) ? EXIT_CONFIG : EXIT_UNAVAILABLE,
    };
  if (error instanceof EventStoreUnavailable)
    return {
      sentence: `The event store at EVENTSTORE_URL does not answer: ${error.message.trim()}`,
      exitCode: UNTRUSTED.test(error.message) ? EXIT_CONFIG : EXIT_UNAVAILABLE,
    };
  if (isPostgresRefusal(error) || UNTRUSTED.test(error.message))
    return {
      sentence: `A database refuses this process (${DATABASES}): ${error.message}`,
      exitCode: EXIT_CONFIG,
    };
  if (isPostgresOutage(error))
    return {
      sentence: `A database or the queue cannot be reached (${DATABASES}): ${error.message || String(code)}`,
      exitCode: EXIT_UNAVAILABLE,
    };
  return null;
}

/** Node's own errors too when they come out of another realm. */
function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || types.isNativeError(thrown);
}
