/** The game's own processes: one for each role, so that a narrator that dies takes no page with it; while it is developed, one for all. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { LocalStackError } from '../local-stack-error.js';
import type { LocalStack } from '../start-local-stack.js';
import { backendNodeFlags } from './node-flags.js';
import { SupervisedProcess } from './supervised-process.js';

const ONE_FOR_EACH = { api: 'api', narrator: 'narrator', projector: 'projector' };
/** A turn under way may take its model's whole time limit; beyond this it is repaired at the next start. */
const DRAIN_MS = 15_000;
const READY_ANSWER_MS = 2_000;

export interface BackendOptions {
  readonly projectDir: string;
  readonly stack: LocalStack;
  readonly port: number;
  /** `ROLES` of each process, by its name. Default: a process for each role. */
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
  const processes = await Promise.all(
    Object.entries(options.roles ?? ONE_FOR_EACH).map(async ([name, roles]) => {
      const operationsPort = await freePort();
      return new SupervisedProcess({
        name,
        entry,
        nodeFlags: options.nodeFlags ?? backendNodeFlags,
        waitsForMessage: options.waitsForMessage ?? false,
        env: {
          ...process.env,
          ...stack.env,
          ROLES: roles,
          PORT: String(options.port),
          OPERATIONS_PORT: String(operationsPort),
          STATIC_DIR: process.env.STATIC_DIR ?? (existsSync(pages) ? pages : undefined),
        },
        isReady: () => answersOk(`http://127.0.0.1:${operationsPort}/health/ready`),
        line: (text) => options.line(prefixed(name, text)),
        onChange: (identity) => stack.processes.set(name, identity),
        onMisconfigured: options.onMisconfigured,
        drainMs: DRAIN_MS,
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

/** JSON stays one object a line, for machines; who says it stands before it, for people. */
function prefixed(name: string, text: string): string {
  return `${name.padEnd(9)} | ${text}`;
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
