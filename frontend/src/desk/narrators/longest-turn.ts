import type { RunningNarrator } from '@rubicon/contracts';
import { formatWait } from '../lib/format-duration.js';

/** How long the oldest turn has been told by then, in words. Null: none is. @param at by the server's clock */
export function longestTurn(narrators: readonly RunningNarrator[], at: string): string | null {
  const oldest = narrators.flatMap(({ turns }) => turns.map(({ since }) => Date.parse(since)));
  return oldest.length === 0 ? null : formatWait(Date.parse(at) - Math.min(...oldest));
}
