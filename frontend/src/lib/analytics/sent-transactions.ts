/** Transactions that were reported, so that each is once (specification, section 4): `sentTransactionIds`, the last 100. */
import { localItems } from '../storage.js';

const KEPT = 100;

/** Whether it is new; from then on it is not. */
export function claimTransaction(transactionId: string): boolean {
  const sent = read();
  if (sent.includes(transactionId)) return false;
  localItems.write('sentTransactionIds', JSON.stringify([...sent, transactionId].slice(-KEPT)));
  return true;
}

/** What cannot be read is as nothing, and mended by the next write. */
function read(): string[] {
  try {
    const value: unknown = JSON.parse(localItems.read('sentTransactionIds') ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
