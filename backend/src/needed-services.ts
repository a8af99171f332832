/** What a process needs to be there before it can be put together, by the names that readiness has for it. */
import type { AppConfig } from './platform/config/index.js';
import { EventStoreDb } from './platform/event-store/index.js';
import { askPostgres } from './platform/postgres/index.js';
import { askQueue } from './platform/queue/ask-queue.js';

export interface NeededService {
  readonly name: string;
  /** Resolves when it answers. @throws what `startFailureOf` knows */
  readonly ask: () => Promise<unknown>;
  /** What asking opened. */
  readonly close?: () => Promise<void>;
}

export function neededServices(config: AppConfig): readonly NeededService[] {
  const forReadModels = [
    eventStore(config),
    { name: 'read_models_database', ask: () => askPostgres(config.databaseUrl) },
    { name: 'accounts_database', ask: () => askPostgres(config.accountsDatabaseUrl) },
  ];
  if (config.has('rebuild')) return forReadModels;
  return [
    ...forReadModels,
    { name: 'keys_database', ask: () => askPostgres(config.keysDatabaseUrl) },
    { name: 'queue', ask: () => askQueue(config.queueUrl) },
  ];
}

/** Asked by one client: its connection may take longer to stand than one question lasts. */
function eventStore({ eventStoreUrl, eventStoreTimeoutMs }: AppConfig): NeededService {
  const store = new EventStoreDb(eventStoreUrl, { answerWithinMs: eventStoreTimeoutMs });
  return { name: 'event_store', ask: () => store.head(), close: () => store.close() };
}
