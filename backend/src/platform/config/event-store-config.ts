/** Where the log is, and how long an answer of it may take. */
import { connectionStringProblem } from '../event-store/connection/connection-string.js';
import type { AppConfig } from './app-config.js';
import type { VariableReader } from './variable-reader.js';

const EXPECTED = 'an address that begins with esdb:// or esdb+discover://';
const ANSWER_WITHIN_MS = 1_500;
const ANSWER_WITHIN_MS_MAX = 60_000;

export type EventStoreConfig = Pick<AppConfig, 'eventStoreUrl' | 'eventStoreTimeoutMs'>;

export function readEventStoreConfig(read: VariableReader): EventStoreConfig {
  const eventStoreUrl = read.text('EVENTSTORE_URL', EXPECTED);
  const problem = eventStoreUrl === '' ? null : connectionStringProblem(eventStoreUrl);
  if (problem !== null) read.refuse(`EVENTSTORE_URL is invalid: ${problem}.`);
  return {
    eventStoreUrl,
    eventStoreTimeoutMs: read.integer('EVENTSTORE_TIMEOUT_MS', ANSWER_WITHIN_MS, 1, ANSWER_WITHIN_MS_MAX),
  };
}
