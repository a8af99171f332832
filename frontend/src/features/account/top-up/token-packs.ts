import { tokenPacks } from '@rubicon/contracts';

export type TokenPack = (typeof tokenPacks)[number];

/** "500K", "1M" */
export function shortCount(tokens: number): string {
  return tokens >= 1_000_000 ? `${tokens / 1_000_000}M` : `${tokens / 1_000}K`;
}
