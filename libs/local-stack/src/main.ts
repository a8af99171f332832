/** `npm start` after the build: the whole game on this machine, at `PORT` (3000), with its data in `DATA_DIR` (`.data`), and so many `--narrators`. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalStackError } from './local-stack-error.js';
import { startLocalStack, type LocalStack } from './start-local-stack.js';
import { writeBackendEnvironment } from './supervisor/backend-environment.js';
import { backendProcesses, type BackendProcesses } from './supervisor/backend-processes.js';
import { narratorCount } from './supervisor/narrator-count.js';
import { EXIT_CONFIG } from './supervisor/supervised-process.js';

const PORT_DEFAULT = 3000;
const LOOK_FOR_NPM_MS = 500;
const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

let stack: LocalStack | undefined;
let backend: BackendProcesses | undefined;
let stopping: Promise<void> | undefined;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The game first, so that it can finish what is under way; PostgreSQL last. */
function stopAndExit(code: number): Promise<void> {
  stopping ??= (async () => {
    await backend?.stop();
    await stack?.stop();
    process.exit(code);
  })();
  return stopping;
}

/** @throws LocalStackError invalid_setting */
function portSetting(): number {
  const port = Number(process.env.PORT || PORT_DEFAULT);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new LocalStackError('invalid_setting', `PORT is not a port: ${process.env.PORT}.`);
}

async function start(): Promise<void> {
  const startedMs = Date.now();
  const port = portSetting();
  const narrators = narratorCount(process.argv.slice(2));
  const url = `http://localhost:${port}`;
  const dataDir = resolve(process.env.DATA_DIR || resolve(projectDir, '.data'));
  stack = await startLocalStack({
    dataDir,
    publicUrl: process.env.PUBLIC_URL ?? url,
    webhookUrl: process.env.STRIPE_WEBHOOK_URL || `http://127.0.0.1:${port}/api/stripe/webhook`,
    gamePort: port,
    caretaker: true,
    log: (line) => say(`stack     | ${line}`),
  });
  await writeBackendEnvironment(dataDir, stack.env);
  backend = await backendProcesses({
    projectDir,
    stack,
    port,
    narrators,
    line: say,
    onMisconfigured: () => void stopAndExit(EXIT_CONFIG),
  });
  await backend.start();
  const { mailbox, stripe } = stack.urls;
  const letters = mailbox === undefined ? '' : `Its letters arrive at ${mailbox}\n`;
  const payments = stripe === undefined ? '' : `Its test payments are kept at ${stripe}/dashboard\n`;
  say(
    `\nRubicon is ready after ${((Date.now() - startedMs) / 1000).toFixed(1)} s: ${url}\n${letters}${payments}`,
  );
}

/** npm hands on what it is told, but not that it was killed; nobody could end the game then. */
function stopWithoutNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    void stopAndExit(0);
  }, LOOK_FOR_NPM_MS);
}

stopWithoutNpm();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAndExit(0));

start().catch((error: unknown) => {
  if (stopping !== undefined) return;
  const sentence =
    error instanceof LocalStackError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${sentence}\n`);
  void stopAndExit(1);
});
