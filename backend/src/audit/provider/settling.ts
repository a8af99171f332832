/** Until when the provider may still change a row: so far back a list is read again. */
import type { ProviderList } from '@rubicon/contracts';

interface Settling {
  /** Words of the provider's for what is not decided: asked again until it is. */
  readonly undecided: readonly string[];
  /** Days after its creation in which anything may happen to it, or in which it may first appear. */
  readonly days: number;
}

export const settling: Readonly<Record<ProviderList, Settling>> = {
  balance_transactions: { undecided: ['pending'], days: 1 },
  charges: { undecided: ['pending'], days: 1 },
  // A refund that was paid may come back for a month.
  refunds: { undecided: ['pending', 'requires_action'], days: 35 },
  // What a bank has decided is appealed, overturned, reinstated.
  disputes: {
    undecided: [
      'warning_needs_response',
      'warning_under_review',
      'needs_response',
      'under_review',
      'appeal_needs_response',
      'appeal_under_review',
    ],
    days: 180,
  },
  // A payout that arrived may be sent back by the bank within five of its days.
  payouts: { undecided: ['pending', 'in_transit'], days: 10 },
};

/** Of a list: what may still change, and what is newer than everything before. */
export function windowFrom(
  list: ProviderList,
  fetchedUntil: Date | null,
  oldestUndecided: Date | null,
): Date | null {
  if (fetchedUntil === null) return null;
  const overlapped = new Date(fetchedUntil.getTime() - settling[list].days * MS_PER_DAY);
  return oldestUndecided !== null && oldestUndecided < overlapped ? oldestUndecided : overlapped;
}

const MS_PER_DAY = 86_400_000;
