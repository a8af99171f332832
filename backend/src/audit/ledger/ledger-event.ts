import type { ItemKey } from './ledger-item.js';
import type { Postings } from './accounts.js';
import type { RawEvent } from '../events/raw-event.js';

/** A raw event with what the books need of its metadata. */
export interface TimedEvent extends RawEvent {
  readonly eventId: string;
  /** ISO 8601, UTC: when it was written, from its metadata. */
  readonly at: string;
}

/** What one event of the ledger does to the books. */
export interface LedgerEvent {
  readonly position: bigint;
  readonly at: string;
  readonly streamId: string;
  readonly revision: bigint;
  readonly eventId: string;
  readonly type: string;
  /** Null: it is about no payment, turn or wallet. */
  readonly item: ItemKey | null;
  readonly paymentId: string | null;
  readonly playerId: string | null;
  readonly postings: Postings;
}
