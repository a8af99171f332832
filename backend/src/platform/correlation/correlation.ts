/** The id that ties a request to its log lines, commands, events and jobs. */
import { AsyncLocalStorage } from 'node:async_hooks';

const correlation = new AsyncLocalStorage<string>();

/** Runs `work`, and all it awaits, under a correlation id. Workers do so per job. */
export function withCorrelation<T>(correlationId: string, work: () => T): T {
  return correlation.run(correlationId, work);
}

/** Undefined outside a request or job. */
export function currentCorrelationId(): string | undefined {
  return correlation.getStore();
}
