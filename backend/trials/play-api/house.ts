/** The whole house, as `npm start` serves it, on a data folder of its own; and how its processes are killed. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { poll, temporaryFolder, type TemporaryFolder } from '@rubicon/local-stack';
import { endProcess, spawnUntil } from '../processes.js';

const projectDir = join(import.meta.dirname, '../../..');
const RUNS_AGAIN_WITHIN_MS = 60_000;

const backend = ['api', 'narrator', 'projector'] as const;
/** What a kill strikes: one process, the game's three at once, or everything there is, which is then started again by hand. */
export const targets = [...backend, 'event-store', 'postgres', 'backend', 'house'] as const;
export type Target = (typeof targets)[number];

export class House {
  private constructor(
    private readonly folder: TemporaryFolder,
    private readonly env: Readonly<Record<string, string>>,
    readonly origin: string,
    private running: ChildProcess,
  ) {}

  /** @param noticesUrl where the payment stand-in sends its notices */
  static async start(port: number, noticesUrl: string): Promise<House> {
    const folder = temporaryFolder();
    const env = {
      PORT: String(port),
      DATA_DIR: folder.path,
      STRIPE_WEBHOOK_URL: noticesUrl,
      // All players come from one address.
      RATE_LIMITS: 'off',
    };
    return new House(folder, env, `http://127.0.0.1:${port}`, await serve(env));
  }

  /** By SIGKILL. What the supervisor starts again runs, or is being started, when this resolves. */
  async kill(target: Target): Promise<void> {
    if (target === 'house') return this.killAll();
    const names: readonly string[] = target === 'backend' ? backend : [target];
    const pids = await Promise.all(names.map((name) => this.pidOf(name)));
    pids.forEach(killIfAlive);
  }

  /** The address of a server of the stack. */
  async addressOf(server: 'event-store' | 'stripe' | 'mailbox'): Promise<string> {
    const ports = (await this.read('ports.json')) as Record<string, number>;
    return `127.0.0.1:${ports[server]}`;
  }

  async variable(name: string): Promise<string> {
    const file = await readFile(join(this.folder.path, 'backend.env'), 'utf8');
    const value = new RegExp(`^${name}="(.*)"$`, 'm').exec(file)?.[1];
    if (value === undefined) throw new Error(`the backend has no ${name}`);
    return value;
  }

  /** Fills every read model anew from the log beside the live ones; compares them row by row, and swaps only equals. */
  async replayEqualsLive(): Promise<boolean> {
    const rebuild = spawn(
      'node',
      [`--env-file=${join(this.folder.path, 'backend.env')}`, 'backend/dist/main.js'],
      {
        cwd: projectDir,
        env: { ...process.env, ROLES: 'rebuild', LOG_LEVEL: 'warn' },
        stdio: 'inherit',
      },
    );
    const [code] = (await once(rebuild, 'exit')) as [number | null];
    return code === 0;
  }

  async close(): Promise<void> {
    await endProcess(this.running);
    this.folder.remove();
  }

  private async killAll(): Promise<void> {
    const pids = Object.values(await this.processes()).map(({ pid }) => pid);
    await endProcess(this.running, 'SIGKILL');
    pids.forEach(killIfAlive);
    this.running = await serve(this.env);
  }

  /** Once it runs again, should it have been killed just now. */
  private async pidOf(name: string): Promise<number> {
    const pid = await poll(async () => (await this.processes())[name]?.pid ?? null, {
      timeoutMs: RUNS_AGAIN_WITHIN_MS,
    });
    if (pid === null) throw new Error(`no process is called ${name}`);
    return pid;
  }

  private async processes(): Promise<Record<string, { readonly pid: number }>> {
    return (await this.read('processes.json')) as Record<string, { readonly pid: number }>;
  }

  private async read(file: string): Promise<unknown> {
    return JSON.parse(await readFile(join(this.folder.path, file), 'utf8'));
  }
}

async function serve(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const served = (line: string) => line.includes(`http://localhost:${env['PORT']}`);
  return (await spawnUntil('node', ['libs/local-stack/dist/main.js'], env, served, projectDir)).child;
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
