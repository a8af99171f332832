/** Child processes of a trial or bench: started from the built product, ended by their own id. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Spawned {
  readonly child: ChildProcess;
  /** The first line it printed that `ready` accepted. */
  readonly firstLine: string;
}

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
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`${command} ${args.join(' ')} ended early: ${code ?? signal}`)),
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (ready(line)) resolve({ child, firstLine: line });
    });
  });
}

/** A server of this package's that prints where it listens: `spawnUntil`'s `firstLine` is its address. @throws when it ends before that */
export function spawnServer(
  script: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Spawned> {
  return spawnUntil('tsx', [script], env, (line) => line.startsWith('http://'));
}

/** Sends a signal and waits until the process is gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
