/** The game's own processes: one for each role that players wait for, so that a narrator that dies takes no page with it; while it is developed, one for all. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { LocalStackError } from '../local-stack-error.js';
import type { LocalStack } from '../start-local-stack.js';
import { drainMs, stopGraceSeconds } from './drain.js';
import { backendNodeFlags } from './node-flags.js';
import { SupervisedProcess } from './supervised-process.js';

const NAME_WIDTH = 9;
const READY_ANSWER_MS = 2_000;
/** Of the backend: it waits so long for what it needs. */
const START_WAIT_SECONDS = 60;
/** What a start takes beyond that. */
const START_MS = 30_000;

export interface BackendOptions {
  readonly projectDir: string;
  readonly stack: LocalStack;
  readonly port: number;
  /** So many, named `narrator-1` and so on. Default, and null: one, named `narrator`. */
  readonly narrators?: number | null;
  /** `ROLES` of each process, by its name. Default: a process for each role, and the narrators. */
  readonly roles?: Readonly<Record<string, string>>;
  /** Default: `backendNodeFlags`. */
  readonly nodeFlags?: readonly string[];
  /** See `ProcessSpec`. */
  readonly waitsForMessage?: boolean;
  readonly line: (text: string) => void;
  readonly onMisconfigured: () => void;
}

export interface BackendProcesses {
  /** Only of processes that wait for a message: `start` then takes less long. */
  prepare(): void;
  /** @throws LocalStackError server_not_ready */
  start(): Promise<void>;
  /** Lets each finish what is under way. */
  stop(): Promise<void>;
}

/** @throws LocalStackError not_built */
export async function backendProcesses(options: BackendOptions): Promise<BackendProcesses> {
  const { projectDir, stack } = options;
  const entry = join(projectDir, 'backend', 'dist', 'main.js');
  if (!existsSync(entry))
    throw new LocalStackError('not_built', 'The game is not built: run "npm run build" first.');
  const pages = join(projectDir, 'frontend', 'dist');
  const roles = options.roles ?? processForEach(options.narrators ?? null);
  const width = Math.max(NAME_WIDTH, ...Object.keys(roles).map(({ length }) => length));
  const processes = await Promise.all(
    Object.entries(roles).map(async ([name, does]) => {
      const operationsPort = await freePort(undefined, options.port);
      return new SupervisedProcess({
        name,
        entry,
        nodeFlags: options.nodeFlags ?? backendNodeFlags,
        waitsForMessage: options.waitsForMessage ?? false,
        env: {
          ...process.env,
          ...stack.env,
          ROLES: does,
          PROCESS_NAME: name,
          PORT: String(options.port),
          OPERATIONS_PORT: String(operationsPort),
          STOP_GRACE_SECONDS: stopGraceSeconds(process.env),
          STATIC_DIR: process.env.STATIC_DIR ?? (existsSync(pages) ? pages : undefined),
        },
        isReady: () => answersOk(`http://127.0.0.1:${operationsPort}/health/ready`),
        readyWithinMs: Number(process.env.START_WAIT_SECONDS || START_WAIT_SECONDS) * 1_000 + START_MS,
        line: (text) => options.line(prefixed(name.padEnd(width), text)),
        onChange: (identity) => stack.processes.set(name, identity && { ...identity, operationsPort }),
        onMisconfigured: options.onMisconfigured,
        drainMs: drainMs(process.env),
      });
    }),
  );
  return {
    prepare() {
      for (const one of processes) one.prepare();
    },
    async start() {
      await Promise.all(processes.map((one) => one.start()));
    },
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
    },
  };
}

/** The auditor's work is seldom: on one machine it needs no process of its own. */
function processForEach(narrators: number | null): Record<string, string> {
  const names =
    narrators === null
      ? ['narrator']
      : Array.from({ length: narrators }, (_, index) => `narrator-${index + 1}`);
  return {
    api: 'api',
    ...Object.fromEntries(names.map((name) => [name, 'narrator'])),
    projector: 'projector,auditor',
  };
}

/** JSON stays one object a line, for machines; who says it stands before it, for people. */
function prefixed(name: string, text: string): string {
  return `${name} | ${text}`;
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(READY_ANSWER_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
