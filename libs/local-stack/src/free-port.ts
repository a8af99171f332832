import { createServer } from 'node:net';
import getPort from 'get-port';

const LOOPBACK = '127.0.0.1';

/** Whether a server could listen on this loopback port now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: LOOPBACK }, () => probe.close(() => resolve(true)));
  });
}

/** `preferred` if it is free, else any free loopback port. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred;
  return getPort({ host: LOOPBACK });
}
