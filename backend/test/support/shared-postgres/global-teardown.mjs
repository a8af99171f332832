import { once } from 'node:events';

export default async function globalTeardown() {
  const server = globalThis.sharedPostgres;
  const ended = once(server, 'exit');
  server.disconnect();
  await ended;
}
