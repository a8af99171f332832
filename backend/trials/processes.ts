/** Child processes of a trial or bench: started from the built product, ended by their own id. */
import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface Spawned {
  readonly child: ChildProcess;
  /** The first line it printed that `ready` accepted. */
  readonly firstLine: string;
}

const INTERRUPTED = 130;

/** In sessions of their own. */
const apart = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(INTERRUPTED));
process.once('exit', () => apart.forEach((child) => child.kill()));

/** Starts a command and resolves with the first line that `ready` accepts. @throws when it ends before that */
export function spawnUntil(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  ready: (line: string) => boolean,
  cwd?: string,
): Promise<Spawned> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(cwd === undefined ? {} : { cwd }),
  });
  return spawned(child, `${command} ${args.join(' ')}`, ready);
}

/**
 * A server of this package's, in a session of its own; `firstLine` is the address it prints.
 * @throws when it ends before that
 */
export function spawnServer(
  script: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Spawned> {
  const child = spawn('tsx', [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  endWithThisProcess(child);
  return spawned(child, script, (line) => line.startsWith('http://'));
}

/** For a child in a session of its own: neither Ctrl-C nor a closed terminal reaches it, so that it is ended with this one. */
export function endWithThisProcess(child: ChildProcess): void {
  apart.add(child);
  child.once('exit', () => apart.delete(child));
}

function spawned(
  child: ChildProcessByStdio<null, Readable, null>,
  name: string,
  ready: (line: string) => boolean,
): Promise<Spawned> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`${name} ended early: ${code ?? signal}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (ready(line)) resolve({ child, firstLine: line });
    });
  });
}

/** Sends a signal and waits until the process is gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
