/** The event store stand-in as the stack runs it: a process of its own, or inside this one for tests that start from source. */
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startEventStore, type RunningEventStore } from './event-store/start-event-store.js';
import { findInstalledPackage } from './installed-package.js';
import { LocalStackError } from './local-stack-error.js';
import type { ProcessIdentity } from './process-identity.js';
import { SupervisedProcess } from './supervisor/supervised-process.js';

const DRAIN_MS = 3_000;

export interface EventStoreServerOptions {
  readonly databaseUrl: string;
  readonly port: number;
  readonly inProcess: boolean;
  readonly log: (line: string) => void;
  readonly onChange: (identity: ProcessIdentity | null) => void;
}

export interface EventStoreServer {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function eventStoreServer(options: EventStoreServerOptions): EventStoreServer {
  return options.inProcess ? insideThisProcess(options) : inItsOwnProcess(options);
}

function insideThisProcess({ databaseUrl, port }: EventStoreServerOptions): EventStoreServer {
  let running: RunningEventStore | null = null;
  return {
    async start() {
      running = await startEventStore({ databaseUrl, port });
    },
    async stop() {
      await running?.stop();
      running = null;
    },
  };
}

function inItsOwnProcess({ databaseUrl, port, log, onChange }: EventStoreServerOptions): EventStoreServer {
  const folder = findInstalledPackage('@rubicon/local-stack');
  const entry = join(folder ?? '', 'dist', 'event-store', 'main.js');
  if (folder === null || !existsSync(entry))
    throw new LocalStackError(
      'not_built',
      'The event store stand-in is not built: run "npm run build" first.',
    );
  let server: SupervisedProcess | null = null;
  return {
    async start() {
      server = new SupervisedProcess({
        name: 'event store',
        entry,
        env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
        isReady: () => accepts(port),
        line: log,
        onChange,
        drainMs: DRAIN_MS,
      });
      await server.start();
    },
    async stop() {
      await server?.stop();
      server = null;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
