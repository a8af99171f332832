/** The whole house, as `npm start` serves it, on a data folder of its own; and how its processes are killed. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { poll, temporaryFolder, type TemporaryFolder } from '@rubicon/local-stack';
import { endProcess, spawnUntil } from './processes.js';

const projectDir = join(import.meta.dirname, '../..');
const RUNS_AGAIN_WITHIN_MS = 60_000;

export interface HouseOptions {
  readonly port: number;
  /** Where the payment stand-in sends its notices. Default: the API. */
  readonly noticesUrl?: string;
  /** Default: one, named `narrator`. */
  readonly narrators?: number;
  /** Beside what this process has. */
  readonly env?: Readonly<Record<string, string>>;
  /** Every line that it prints. */
  readonly hear?: (line: string) => void;
}

/** As `processes.json` has it. */
export interface HouseProcess {
  readonly pid: number;
  /** Of the game's own processes: where `/health/ready` answers. */
  readonly operationsPort?: number;
}

interface Served {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly hear: (line: string) => void;
}

export class House {
  private constructor(
    private readonly folder: TemporaryFolder,
    private readonly served: Served,
    readonly origin: string,
    private running: ChildProcess,
  ) {}

  static async start({ port, noticesUrl, narrators, env, hear }: HouseOptions): Promise<House> {
    const folder = temporaryFolder();
    const served: Served = {
      args: narrators === undefined ? [] : ['--narrators', String(narrators)],
      env: {
        ...env,
        PORT: String(port),
        DATA_DIR: folder.path,
        STRIPE_WEBHOOK_URL: noticesUrl,
        // All players come from one address.
        RATE_LIMITS: 'off',
        // It ends when whoever started it is gone.
        npm_lifecycle_event: 'start',
        JEST_WORKER_ID: undefined,
      },
      hear: hear ?? (() => undefined),
    };
    try {
      return new House(folder, served, `http://127.0.0.1:${port}`, await serve(served));
    } catch (error) {
      folder.remove();
      throw error;
    }
  }

  /** By SIGKILL. What the supervisor starts again runs, or is being started, when this resolves. */
  async kill(names: readonly string[]): Promise<void> {
    const pids = await Promise.all(names.map((name) => this.pidOf(name)));
    pids.forEach(killIfAlive);
  }

  /** And the start after it, as by hand. Its caretaker ends the others in between. */
  async killSupervisor(): Promise<void> {
    await endProcess(this.running, 'SIGKILL');
    this.running = await serve(this.served);
  }

  /** All there is at once, which is then started again. */
  async killAll(): Promise<void> {
    const pids = Object.values(await this.processes()).map(({ pid }) => pid);
    await endProcess(this.running, 'SIGKILL');
    pids.forEach(killIfAlive);
    this.running = await serve(this.served);
  }

  /** By name, those that run. */
  async processes(): Promise<Record<string, HouseProcess>> {
    return (await this.read('processes.json')) as Record<string, HouseProcess>;
  }

  /** The address of a server of the stack. */
  async addressOf(server: 'event-store' | 'stripe' | 'mailbox'): Promise<string> {
    const ports = (await this.read('ports.json')) as Record<string, number>;
    return `127.0.0.1:${ports[server]}`;
  }

  /** Of the backend. */
  async environment(): Promise<Readonly<Record<string, string>>> {
    const file = await readFile(join(this.folder.path, 'backend.env'), 'utf8');
    return Object.fromEntries(
      [...file.matchAll(/^(\w+)="(.*)"$/gm)].map(([, name, value]) => [name ?? '', value ?? '']),
    );
  }

  async variable(name: string): Promise<string> {
    const value = (await this.environment())[name];
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

  /** Once it runs again, should it have been killed just now. */
  private async pidOf(name: string): Promise<number> {
    const pid = await poll(async () => (await this.processes())[name]?.pid ?? null, {
      timeoutMs: RUNS_AGAIN_WITHIN_MS,
    });
    if (pid === null) throw new Error(`no process is called ${name}`);
    return pid;
  }

  private async read(file: string): Promise<unknown> {
    return JSON.parse(await readFile(join(this.folder.path, file), 'utf8'));
  }
}

async function serve({ args, env, hear }: Served): Promise<ChildProcess> {
  const isServed = (line: string) => {
    hear(line);
    return line.includes(`http://localhost:${env['PORT']}`);
  };
  const program = ['libs/local-stack/dist/main.js', ...args];
  return (await spawnUntil('node', program, env, isServed, projectDir)).child;
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
