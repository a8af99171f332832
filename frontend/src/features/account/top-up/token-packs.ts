import { tokenPacks } from '@rubicon/contracts';
import { accountStrings } from '../../../strings/account.js';

export type TokenPack = (typeof tokenPacks)[number];

/** "500K", "1M" */
export function shortCount(tokens: number): string {
  return tokens >= 1_000_000
    ? accountStrings.topUp.millions(tokens / 1_000_000)
    : accountStrings.topUp.thousands(tokens / 1_000);
}
