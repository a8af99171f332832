import type { Log } from '../observability/index.js';
import type { NarrationBackend } from './narration-backend.js';

/** The backend that the address names. Only its own driver is loaded. */
export async function openBackend(url: string, log: Log): Promise<NarrationBackend> {
  if (/^rediss?:/.test(url)) {
    const { redisBackend } = await import('./redis-backend.js');
    return redisBackend(url, log);
  }
  const { postgresBackend } = await import('./postgres-backend.js');
  return postgresBackend(url, log);
}
