/** Why a process could not start, in one sentence and without a stack trace. */
import { EventStoreUnavailable } from '@rubicon/eventsourcing';
import { ConfigError } from './platform/config/index.js';
import { isPostgresOutage } from './platform/postgres/index.js';

/** sysexits.h: EX_CONFIG, EX_UNAVAILABLE. */
export const EXIT_CONFIG = 78;
export const EXIT_UNAVAILABLE = 69;

export interface StartFailure {
  readonly sentence: string;
  readonly exitCode: number;
}

/** Null for what nobody foresaw: that one keeps its stack. */
export function startFailureOf(error: unknown): StartFailure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError) return { sentence: error.message, exitCode: EXIT_CONFIG };
  const code = 'code' in error ? error.code : undefined;
  if (code === 'log_mismatch') return { sentence: error.message, exitCode: EXIT_CONFIG };
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    const port = 'port' in error ? String(error.port) : '?';
    const why = code === 'EACCES' ? 'may not be opened by this user' : 'is in use';
    return {
      sentence: `Port ${port} ${why}: set PORT or OPERATIONS_PORT to another.`,
      exitCode: EXIT_CONFIG,
    };
  }
  if (error instanceof EventStoreUnavailable)
    return {
      sentence: `The event store at EVENTSTORE_URL does not answer: ${error.message}`,
      exitCode: EXIT_UNAVAILABLE,
    };
  if (isPostgresOutage(error))
    return {
      sentence: `A database or the queue cannot be reached (DATABASE_URL, ACCOUNTS_DATABASE_URL, KEYS_DATABASE_URL, QUEUE_URL): ${error.message || String(code)}`,
      exitCode: EXIT_UNAVAILABLE,
    };
  return null;
}
