import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import getPort, { portNumbers } from 'get-port';

const LOOPBACK = '127.0.0.1';
/**
 * Below those that a system gives to outgoing connections and to servers that ask for any (Linux from 32,768, others from
 * 49,152): a port is chosen here seconds before its server listens, and none of those may come between.
 */
const FIRST = 20_000;
const LAST = 32_767;

/** Whether a server could listen on this loopback port now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: LOOPBACK }, () => probe.close(() => resolve(true)));
  });
}

/**
 * `preferred` if it is free, else any free loopback port, by chance, so that two processes seldom choose the same.
 * @param promised to another server, though it may not listen yet: never chosen
 */
export async function freePort(preferred?: number, promised?: number): Promise<number> {
  if (preferred !== undefined && preferred !== promised && (await isPortFree(preferred))) return preferred;
  const first = randomInt(FIRST, LAST + 1);
  return getPort({
    host: LOOPBACK,
    port: [...portNumbers(first, LAST), ...portNumbers(FIRST, first)],
    exclude: promised === undefined ? [] : [promised],
  });
}
