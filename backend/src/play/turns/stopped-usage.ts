/**
 * What a player is charged for of a call that was broken off. Its provider never says what it took: it is counted by us, and never above
 * what is known. Of the input only what was sent counts, nothing for the answer's form; and what the provider served from its cache for
 * the turn told last on the same path, it has there still.
 */
import type { TokenUsage } from '@rubicon/domain';

/** The last turn on the path that was told, as its provider reported it. */
export interface LastTold {
  readonly usage: TokenUsage;
  readonly at: Date;
}

/** Milliseconds for which a provider keeps at most what it has read. */
const CACHE_KEPT_MS = 3_600_000;

/**
 * @param counted of the call that was broken off
 * @param sentTokens of its messages alone
 * @param nowMs milliseconds since 1970, UTC
 */
export function stoppedUsage(
  counted: TokenUsage,
  sentTokens: number,
  lastTold: LastTold | null,
  nowMs: number,
): TokenUsage {
  const isKept = lastTold !== null && nowMs - lastTold.at.getTime() <= CACHE_KEPT_MS;
  const cached = Math.max(counted.cachedInput, isKept ? lastTold.usage.cachedInput : 0);
  const input = Math.min(counted.input, sentTokens);
  return { ...counted, input, cachedInput: Math.min(cached, input) };
}
