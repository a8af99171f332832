/** Remembers how many tokens a text has: earlier turns and standing orders come again with every turn. Counts only, never the text. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const COUNTS_KEPT = 20_000;

export function tokenCounts(count: (text: string) => number): (text: string) => number {
  const known = new LRUCache<string, number>({ max: COUNTS_KEPT });
  return (text) => {
    const key = createHash('sha256').update(text).digest('base64');
    const before = known.get(key);
    if (before !== undefined) return before;
    const tokens = count(text);
    known.set(key, tokens);
    return tokens;
  };
}
