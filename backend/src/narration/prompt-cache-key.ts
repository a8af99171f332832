import type { GameType } from '@rubicon/domain';
import { createHash } from 'node:crypto';

/** The first digit of a hash: sixteen keys an era, as providers keep a beginning on more than one machine when many ask at once. */
const DIGITS = 1;

/**
 * Tells a provider which prompts begin alike: those of one era, and before all those of one game, which always has the same key. It says
 * nothing about the game, nor whose it is.
 */
export function promptCacheKey(gameType: GameType, gameId: string): string {
  const hash = createHash('sha256').update(`prompt|${gameId}`).digest('hex');
  return `${gameType}-${hash.slice(0, DIGITS)}`;
}
