/** The accounts and memos of docs/audit.md ("The ledger"), in its order. Written from that page alone. */
export const debitAccounts = ['cash', 'granted', 'guaranteeCost', 'writtenOff', 'modelCost'] as const;
export const creditAccounts = [
  'clearing',
  'liabilityPaid',
  'liabilityGranted',
  'chargedPaid',
  'chargedGranted',
  'forfeitedPaid',
  'forfeitedGranted',
  'modelPayable',
] as const;
export const memos = ['reserved', 'held', 'frozen'] as const;

export type AccountName =
  (typeof debitAccounts)[number] | (typeof creditAccounts)[number] | (typeof memos)[number];
export const accountNames: readonly AccountName[] = [...debitAccounts, ...creditAccounts, ...memos];

/** What is not named does not move. */
export type Moves = Partial<Record<AccountName, number>>;

/** Without what stands still, so that two ways to say nothing are the same. */
export function withoutZeros(moves: Moves): Moves {
  return Object.fromEntries(Object.entries(moves).filter(([, amount]) => amount !== 0));
}
