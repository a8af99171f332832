/** Jest's, of the integration files: starts their PostgreSQL. From source, as they run themselves. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export default async function globalSetup() {
  const server = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    execArgv: ['--conditions=@rubicon/source', '--import=tsx'],
  });
  const [said] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (typeof said !== 'string') throw new Error('PostgreSQL did not start; what it said stands above.');
  process.env.SHARED_POSTGRES_URL = said;
  globalThis.sharedPostgres = server;
}
