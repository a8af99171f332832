import { setTimeout as delay } from 'node:timers/promises';

/** Asks again and again until `look` answers something; null when `timeoutMs` passed first. */
export async function poll<T>(
  look: () => T | null | Promise<T | null>,
  { timeoutMs, everyMs = 10 }: { timeoutMs: number; everyMs?: number },
): Promise<T | null> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() >= end) return null;
    await delay(everyMs);
  }
}
