/** Loses the whole queue, on whichever backend, as nobody should. */
import { Redis } from 'ioredis';
import { Client } from 'pg';

export async function emptyQueue(url: string): Promise<void> {
  if (url.startsWith('redis')) return emptyRedis(url);
  const client = new Client({ connectionString: url, options: '-c search_path=bullmq' });
  await client.connect();
  try {
    await client.query('DELETE FROM job');
  } finally {
    await client.end();
  }
}

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  try {
    await redis.flushall();
  } finally {
    await redis.quit();
  }
}
