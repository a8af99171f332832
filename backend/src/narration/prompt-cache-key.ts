import { createHash } from 'node:crypto';

/** Tells a provider which prompts begin alike: those of one game. It says nothing about the game, nor whose it is. */
export function promptCacheKey(gameId: string): string {
  return createHash('sha256').update(`prompt|${gameId}`).digest('hex').slice(0, 32);
}
