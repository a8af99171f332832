/** `npm run dev`: one address for page and API, and the backend of what was saved last, after less than a start. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { freePort, temporaryFolder } from '@rubicon/local-stack';
import { visitors } from './support/visit.js';

const project = path.resolve('..');
const READY = /ready after ([\d.]+) s/;
const START_MS = 60_000;

const open = visitors();
const data = temporaryFolder();
let development: ChildProcess;
let said: Interface;
let origin: string;
let firstSeconds: number;

/** @returns what it says it took, in seconds */
async function ready(): Promise<number> {
  for (;;) {
    const [line] = (await once(said, 'line')) as [string];
    const seconds = READY.exec(line)?.[1];
    if (seconds !== undefined) return Number(seconds);
    if (line.includes('did not start')) throw new Error(line);
  }
}

async function answers(): Promise<number> {
  return (await fetch(`${origin}/api/stats`)).status;
}

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  development = spawn(
    process.execPath,
    ['--conditions=@rubicon/source', '--import=tsx', 'tools/dev/main.mts'],
    {
      cwd: project,
      env: {
        ...process.env,
        SMTP_URL: undefined,
        PORT: String(port),
        DATA_DIR: data.path,
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  said = createInterface({ input: development.stdout! });
  firstSeconds = await ready();
}, START_MS);

afterAll(async () => {
  development.kill('SIGTERM');
  await once(development, 'exit');
  data.remove();
});

it('serves pages and API at one address', async () => {
  const { page } = await open();
  await page.goto(origin);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await answers()).toBe(200);
});

it('starts the backend anew at a save, with its packages loaded before', async () => {
  const now = new Date();
  const again = ready();
  await utimes(path.join(project, 'backend/src/main.ts'), now, now);
  const seconds = await again;
  process.stdout.write(`Backend ready after ${firstSeconds} s, and after a save in ${seconds} s\n`);
  expect(await answers()).toBe(200);
});
