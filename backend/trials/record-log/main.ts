/**
 * `npm run record -- --into <folder> [--project <checkout>]`: plays on a built checkout, this one or an older one, kills all of its
 * processes in the middle of a turn, and writes down what they left: a recorded log. Each release adds its own before it is cut.
 */
import { spawn, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync, copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { freePort, poll, startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { act } from './acts.js';
import { readDatabase, toLines } from './database-text.js';
import { readLog } from '../read-log.js';
import { actAtDesks } from './staff-desks.js';
import { ProvidersDesk } from './providers-desk.js';

/** By the variable that names it; the log has none. */
const databases = ['log', 'read_models', 'accounts', 'keys', 'queue'];
const kept = ['secrets.json', 'stripe-stand-in.json'];

const { values } = parseArgs({ options: { into: { type: 'string' }, project: { type: 'string' } } });
if (values.into === undefined) throw new Error('Name a folder: --into test/recorded/<date>');
const into = resolve(values.into);
const projectDir = resolve(values.project ?? join(import.meta.dirname, '..', '..', '..'));
const folder = temporaryFolder();

const port = await freePort();
const origin = `http://localhost:${port}`;
const game = spawn('node', ['libs/local-stack/dist/main.js'], {
  cwd: projectDir,
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder.path,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    FALLBACK_MODEL: 'understudy',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => game.kill());
await new Promise<void>((ready, failed) => {
  game.once('exit', (code) => failed(new Error(`the game ended with ${code}`)));
  createInterface({ input: game.stdout }).on('line', (line) => {
    console.log(line);
    if (line.startsWith('Rubicon is ready')) ready();
  });
});

const ports = json<Record<string, number>>('ports.json');
const desk = new ProvidersDesk(`http://127.0.0.1:${ports['stripe']}`, folder.path);
const recorded = await act(origin, desk, untilErased, (players) =>
  actAtDesks(origin, environment(), players),
);
const at = new Date().toISOString();
game.removeAllListeners('exit');
const ended = new Promise((done) => game.once('exit', done));
// The supervisor first, so that it starts nothing again; then everything at once. PostgreSQL survives, as it would.
game.kill('SIGKILL');
for (const [name, { pid }] of Object.entries(json<Record<string, { pid: number }>>('processes.json')))
  if (name !== 'postgres' && name !== 'supervisor') process.kill(pid, 'SIGKILL');
await ended;

mkdirSync(into, { recursive: true });
const stack = await startLocalStack({ dataDir: folder.path, only: ['postgres'], env: {} });
try {
  for (const database of databases)
    writeFileSync(
      join(into, `${database}.jsonl`),
      toLines(await readDatabase(stack.postgres!.url(database))),
    );
} finally {
  await stack.stop();
}
for (const file of kept) copyFileSync(join(folder.path, file), join(into, file));
const commit = execFileSync('git', ['-C', projectDir, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
writeFileSync(join(into, 'recorded.json'), `${JSON.stringify({ at, commit, ...recorded }, null, 2)}\n`);
folder.remove();
console.log(`Recorded into ${into}`);

async function untilErased(playerId: string): Promise<void> {
  const url = environment()['EVENTSTORE_URL']!;
  const erased = await poll(
    async () => {
      for await (const { type, data } of readLog(url))
        if (type === 'PlayerErased' && data['playerId'] === playerId) return true;
      return null;
    },
    { timeoutMs: 20_000 },
  );
  if (!erased) throw new Error('the player was not erased in time');
}

function json<T>(file: string): T {
  return JSON.parse(readFileSync(join(folder.path, file), 'utf8')) as T;
}

function environment(): Record<string, string> {
  const lines = readFileSync(join(folder.path, 'backend.env'), 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value.replace(/^"|"$/g, '')]];
    }),
  );
}
