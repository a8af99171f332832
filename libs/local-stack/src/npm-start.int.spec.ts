/** The game as `npm start` runs it, from the built product, and what becomes of its processes when somebody kills one of them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.js';
import { poll } from './poll.js';
import { isRunning, type ProcessIdentity } from './process-identity.js';
import type { RegisteredProcess } from './supervisor/process-registry.js';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';

const project = join(import.meta.dirname, '../../..');
const program = 'libs/local-stack/dist/main.js';
const NAMES = ['api', 'caretaker', 'event-store', 'narrator', 'postgres', 'projector', 'supervisor'];
const READY = /^Rubicon is ready/;

jest.setTimeout(120_000);

let home: TemporaryFolder;
let port: number;
let lines: string[];
beforeAll(() => {
  for (const built of [program, 'backend/dist/main.js'])
    if (!existsSync(join(project, built))) throw new Error(`${built} is missing: run "npm run build" first.`);
});
beforeEach(async () => {
  home = temporaryFolder();
  port = await freePort();
});
afterEach(async () => {
  for (const { pid } of running()) process.kill(pid, 'SIGKILL');
  await gone(Object.values(processes()));
  home.remove();
});

/** What `processes.json` names. */
function processes(): Record<string, RegisteredProcess> {
  const file = join(home.path, 'processes.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, RegisteredProcess>)
    : {};
}

const running = () => Object.values(processes()).filter(isRunning);

async function gone(identities: readonly ProcessIdentity[]): Promise<void> {
  const none = () => (identities.some(isRunning) ? null : true);
  expect(await poll(none, { timeoutMs: 20_000 })).toBe(true);
}

/** Resolves with the child when it is ready, or has ended. */
async function start(
  command: string = process.execPath,
  args: readonly string[] = [program],
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd: project,
    env: {
      ...process.env,
      JEST_WORKER_ID: undefined,
      npm_lifecycle_event: 'start',
      DATA_DIR: home.path,
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  lines = [];
  const ready = new Promise<void>((resolve) => {
    const hear = (line: string) => {
      lines.push(line);
      if (READY.test(line)) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
  });
  await Promise.race([ready, once(child, 'close')]);
  return child;
}

it('ends all its processes when the supervisor is killed; a start at once waits for that, with so many narrators as it is told', async () => {
  await start();
  const before = processes();
  expect(Object.keys(before).sort()).toEqual(NAMES);
  expect(running()).toHaveLength(NAMES.length);
  for (const name of ['api', 'narrator', 'projector']) {
    const ready = await fetch(`http://127.0.0.1:${before[name]!.operationsPort}/health/ready`);
    expect([name, ready.status]).toEqual([name, 200]);
  }
  process.kill(before['supervisor']!.pid, 'SIGKILL');

  const again = await start(process.execPath, [program, '--narrators', '2']);
  expect(Object.values(before).filter(isRunning)).toEqual([]);
  expect(lines[0]).toBe('stack     | Waiting for what an earlier start left behind to end.');
  expect(lines.filter((line) => line.includes('left by an earlier start'))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(READY));

  const narrators = ['narrator-1', 'narrator-2'];
  const names = [...NAMES.filter((name) => name !== 'narrator'), ...narrators].sort();
  expect(Object.keys(processes()).sort()).toEqual(names);
  const all = running();
  expect(all).toHaveLength(names.length);
  const ended = once(again, 'exit');
  again.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await gone(all);
});

it('ends what it finds of its own at its port, and ends with the npm that started it', async () => {
  await start();
  const before = processes();
  process.kill(before['caretaker']!.pid, 'SIGKILL');
  process.kill(before['supervisor']!.pid, 'SIGKILL');
  await gone([before['caretaker']!, before['supervisor']!]);
  expect(running()).toHaveLength(NAMES.length - 2);

  // As npm does: what comes after the program keeps the shell from becoming it.
  const npm = await start('sh', ['-c', `${process.execPath} ${program}; exit`]);
  expect(lines).toContainEqual(expect.stringMatching(READY));
  expect(lines).toContain(
    `stack     | Ending api (process ${before['api']!.pid}), left by an earlier start.`,
  );
  const all = running();
  expect(all).toHaveLength(NAMES.length);
  npm.kill('SIGTERM');
  await gone(all);
});

it('says so when it is told of more narrators than it starts', async () => {
  const child = await start(process.execPath, [program, '--narrators', '17']);
  expect(child.exitCode).toBe(1);
  expect(lines).toEqual([
    '--narrators is how many narrators there are, a whole number from 0 to 16: not “17”.',
  ]);
});

it('says so when its port is somebody else’s, and lets the folder go', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const child = await start();
  expect(child.exitCode).toBe(1);
  expect(lines).toEqual([
    `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${port + 1} npm start.`,
  ]);
  expect(existsSync(join(home.path, 'lock.json'))).toBe(false);
  other.close();
});
