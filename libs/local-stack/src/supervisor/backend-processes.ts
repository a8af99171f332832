/** The game's own processes: one for each role, so that a narrator that dies takes no page with it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { LocalStackError } from '../local-stack-error.js';
import type { LocalStack } from '../start-local-stack.js';
import { backendNodeFlags } from './node-flags.js';
import { SupervisedProcess } from './supervised-process.js';

const ROLES = ['api', 'narrator', 'projector'] as const;
/** A turn under way may take its model's whole time limit; beyond this it is repaired at the next start. */
const DRAIN_MS = 15_000;
const READY_ANSWER_MS = 2_000;

export interface BackendOptions {
  readonly projectDir: string;
  readonly stack: LocalStack;
  readonly port: number;
  readonly line: (text: string) => void;
  readonly onMisconfigured: () => void;
}

export interface BackendProcesses {
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
    ROLES.map(async (role) => {
      const operationsPort = await freePort();
      return new SupervisedProcess({
        name: role,
        entry,
        nodeFlags: backendNodeFlags,
        env: {
          ...process.env,
          ...stack.env,
          ROLES: role,
          PORT: String(options.port),
          OPERATIONS_PORT: String(operationsPort),
          STATIC_DIR: process.env.STATIC_DIR ?? (existsSync(pages) ? pages : undefined),
        },
        isReady: () => answersOk(`http://127.0.0.1:${operationsPort}/health/ready`),
        line: (text) => options.line(prefixed(role, text)),
        onChange: (identity) => stack.processes.set(role, identity),
        onMisconfigured: options.onMisconfigured,
        drainMs: DRAIN_MS,
      });
    }),
  );
  return {
    async start() {
      await Promise.all(processes.map((one) => one.start()));
    },
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
    },
  };
}

/** JSON stays one object a line, for machines; the role stands before it, for people. */
function prefixed(role: string, text: string): string {
  return `${role.padEnd(9)} | ${text}`;
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
