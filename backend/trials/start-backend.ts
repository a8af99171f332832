/**
 * The built backend as its three processes, on free ports, over given services. Each is in a session of its own, as under `npm start` and in a
 * container: Linux shares the processor out by session first (autogroup, see sched(7)), and the databases have theirs.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { backendNodeFlags, freePort, poll } from '@rubicon/local-stack';
import { endProcess, endWithThisProcess } from './processes.js';

const backendDir = join(import.meta.dirname, '..');
const roles = ['api', 'narrator', 'projector'] as const;
const READY_WITHIN_MS = 30_000;

export interface BackendProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly operationsPort: number;
}

export interface RunningBackend {
  readonly origin: string;
  readonly processes: readonly {
    readonly role: string;
    readonly pid: number;
    readonly operationsPort: number;
  }[];
  stop(): Promise<void>;
}

/** @param ofPort of the API; default: a free one */
export async function startBackend(
  env: Readonly<Record<string, string>>,
  ofPort?: number,
): Promise<RunningBackend> {
  const port = ofPort ?? (await freePort());
  const started = await Promise.all(
    roles.map(async (role) => ({
      role,
      ...(await startProcess({ ...env, ROLES: role, PORT: String(port) })),
    })),
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    processes: started,
    async stop() {
      await Promise.all(started.map(({ child }) => endProcess(child)));
    },
  };
}

/** One process of the built backend. It ends with this one. @throws Error when it is not ready in time */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<BackendProcess> {
  const operationsPort = await freePort();
  const child = spawn('node', [...backendNodeFlags, 'dist/main.js'], {
    cwd: backendDir,
    env: { ...process.env, ...env, OPERATIONS_PORT: String(operationsPort) },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithThisProcess(child);
  const ready = await poll(() => isReady(operationsPort), { timeoutMs: READY_WITHIN_MS });
  if (ready === null) {
    child.kill('SIGKILL');
    throw new Error(`${env['ROLES']} was not ready within ${READY_WITHIN_MS} ms`);
  }
  return { child, pid: child.pid!, operationsPort };
}

async function isReady(operationsPort: number): Promise<true | null> {
  const answer = await fetch(`http://127.0.0.1:${operationsPort}/health/ready`).catch(() => null);
  return answer?.ok ? true : null;
}
