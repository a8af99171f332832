import type { AccountRow } from './account.table.js';

/** A player with a session that has just begun. */
export interface SignedIn {
  readonly account: AccountRow;
  readonly token: string;
  readonly position: bigint | null;
}
