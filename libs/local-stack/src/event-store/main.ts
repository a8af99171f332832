/** The EventStoreDB stand-in as a process of its own: `DATABASE_URL`, `PORT` (0 or absent: any free one). */
import { startEventStore } from './start-event-store.js';

/** Told to the parent process over IPC, and to everyone on standard output. */
export interface EventStoreReady {
  readonly kind: 'ready';
  readonly url: string;
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(78); // EX_CONFIG: starting again would not help
}

async function main(): Promise<void> {
  const { DATABASE_URL, PORT, NODE_ENV, ALLOW_EVENT_STORE_STAND_IN } = process.env;
  if (NODE_ENV === 'production' && ALLOW_EVENT_STORE_STAND_IN !== 'true')
    refuse(
      'This is a stand-in for EventStoreDB and does not run in production: set EVENTSTORE_URL to a real cluster, or ALLOW_EVENT_STORE_STAND_IN=true to run it all the same.',
    );
  if (!DATABASE_URL) refuse('DATABASE_URL is missing: the PostgreSQL database that holds the log.');
  const port = PORT ? Number(PORT) : 0;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) refuse(`PORT is not a port: ${PORT}.`);

  const server = await startEventStore({ databaseUrl: DATABASE_URL, port });
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop); // whoever forked us is gone
  const ready: EventStoreReady = { kind: 'ready', url: server.url };
  process.stdout.write(`event store stand-in ready at ${server.url}\n`);
  process.send?.(ready);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The event store stand-in could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
