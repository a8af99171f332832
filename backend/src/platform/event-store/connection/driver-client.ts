/**
 * The driver's client for a connection string, mended in two places. What the driver warns of it prints with the string, password and all: here
 * only what it warns of is handed on. And it looks after a connection that broke without anybody who hears whether that failed: where none of a
 * cluster's hosts is left, that would end the process.
 */
import { EventStoreDBClient } from '@eventstore/db-client';

/**
 * Connects at the first call, not before.
 * @param warned told each warning in a sentence
 * @throws Error of the driver, which may quote the string
 */
export function driverClient(
  connectionString: string,
  warned: (sentence: string) => void = () => undefined,
): EventStoreDBClient {
  const print = console.warn;
  console.warn = (text: unknown) => warned(String(text).split('\n', 1)[0]!);
  try {
    return heard(EventStoreDBClient.connectionString(connectionString));
  } finally {
    console.warn = print;
  }
}

/** Whoever asked is told by the call itself. */
function heard(client: EventStoreDBClient): EventStoreDBClient {
  const handleError: unknown = Reflect.get(client, 'handleError');
  if (typeof handleError !== 'function') throw new TypeError('The driver handles errors in another way.');
  Reflect.set(client, 'handleError', (...error: unknown[]) =>
    Promise.resolve(Reflect.apply(handleError, client, error)).catch(() => undefined),
  );
  return client;
}
