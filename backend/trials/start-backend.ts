/** The built backend as its three processes, on free ports, over given services. */
import { join } from 'node:path';
import { freePort } from '@rubicon/local-stack';
import type { ChildProcess } from 'node:child_process';
import { endProcess, spawnUntil } from './processes.js';

const backendDir = join(import.meta.dirname, '..');
const roles = ['api', 'narrator', 'projector'] as const;

export interface RunningBackend {
  readonly origin: string;
  readonly processes: readonly { readonly role: string; readonly pid: number }[];
  stop(): Promise<void>;
}

export async function startBackend(env: Readonly<Record<string, string>>): Promise<RunningBackend> {
  const port = await freePort();
  const children: ChildProcess[] = [];
  for (const role of roles) {
    const operationsPort = await freePort();
    const { child } = await spawnUntil(
      'node',
      ['dist/main.js'],
      { ...env, ROLES: role, PORT: String(port), OPERATIONS_PORT: String(operationsPort) },
      () => true,
      backendDir,
    );
    children.push(child);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    processes: children.map((child, index) => ({ role: roles[index]!, pid: child.pid! })),
    async stop() {
      await Promise.all(children.map((child) => endProcess(child)));
    },
  };
}
