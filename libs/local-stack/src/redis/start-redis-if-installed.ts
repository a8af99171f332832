/** A Redis for tests and trials, when this machine has one installed: loopback, nothing kept. */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from '../free-port.js';
import { poll } from '../poll.js';

const READY_TIMEOUT_MS = 10_000;

export interface RunningRedis {
  /** `redis://127.0.0.1:<port>` */
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
  /** By SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
}

export interface RedisOptions {
  /** Its working folder. */
  readonly dir: string;
  /** Default: any free one. */
  readonly port?: number;
}

/** @returns null when there is no `redis-server` on the PATH */
export async function startRedisIfInstalled({ dir, ...wanted }: RedisOptions): Promise<RunningRedis | null> {
  const port = wanted.port ?? (await freePort());
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    dir,
  ];
  // A session of its own, as the databases have: Linux shares the processor out by session first (sched(7), autogroup).
  const child = spawn('redis-server', args, { detached: true, stdio: 'ignore' });
  let failure: NodeJS.ErrnoException | null = null;
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error: NodeJS.ErrnoException) => {
      failure = error;
      resolve();
    });
  }).then(() => {
    ended = true;
  });
  const outcome = await poll(async () => (ended ? 'ended' : (await answersPing(port)) ? 'ready' : null), {
    timeoutMs: READY_TIMEOUT_MS,
  });
  if (outcome === 'ended' && (failure as NodeJS.ErrnoException | null)?.code === 'ENOENT') return null;
  if (outcome !== 'ready') {
    child.kill('SIGKILL');
    throw new Error(`redis-server is installed but did not start on port ${port}`);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}
