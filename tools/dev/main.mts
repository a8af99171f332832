/**
 * `npm run dev`: the local stack, the backend started anew at every save, and the pages with hot reload, at one address: `PORT` (3000).
 * What it does not watch is itself and the local stack.
 */
import { join, resolve } from 'node:path';
import { freePort, LocalStackError, startLocalStack } from '@rubicon/local-stack';
import { createServer } from 'vite';
import { RestartedBackend } from './restarted-backend.mjs';
import { watchSources } from './watch-sources.mjs';

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.env.PORT || 3000);
const url = `http://localhost:${port}`;
const say = (line: string) => console.log(line);
const stops: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

/** In the order in which they lean on each other. */
function stopAndExit(code: number): Promise<void> {
  stopping ??= (async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
    process.exit(code);
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAndExit(0));

try {
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const stack = await startLocalStack({
    dataDir: resolve(process.env.DATA_DIR || join(root, '.data')),
    publicUrl: process.env.PUBLIC_URL ?? url,
    webhookUrl: `${api}/api/stripe/webhook`,
    eventStoreInProcess: true,
    log: (line) => say(`stack     | ${line}`),
  });
  stops.push(() => stack.stop());
  const backend = new RestartedBackend({ projectDir: root, stack, port: apiPort, line: say });
  stops.push(() => backend.stop());
  const sources = watchSources(root, () => backend.startAnew(), say);
  stops.push(() => sources.close());
  process.env.API_URL = api;
  const pages = await createServer({ root: join(root, 'frontend'), server: { port, strictPort: true } });
  stops.push(() => pages.close());
  await Promise.all([pages.listen(), backend.startAnew()]);
  say(`\nRubicon at ${url}\nIts letters arrive at ${stack.urls.mailbox}\n`);
} catch (error) {
  console.error(error instanceof LocalStackError ? error.message : error);
  await stopAndExit(1);
}
