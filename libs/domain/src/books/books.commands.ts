/** What can be asked of the house's books. Every command carries its time, and what the caller found outside the stream. */
import type { ChainHead, LedgerTotals, MonthAdjustment } from './books.events.js';

/** What may stand in the way of a close. */
export interface MonthFacts {
  /** The first with an event of the ledger; null: there is none. */
  readonly firstMonth: string | null;
  /** Exceptions that began before the month's end and are not accepted. */
  readonly openExceptions: number;
  /** Until when the provider's rows are known, ISO 8601; null: they were never fetched. */
  readonly fetchedUntil: string | null;
  /** Whether there is a key to sign the chain's head with. */
  readonly canSign: boolean;
}

/** What a close holds fast. */
export interface PinnedMonth {
  readonly head: ChainHead;
  readonly totals: LedgerTotals;
  readonly acceptedExceptions: number;
  readonly adjustments: readonly MonthAdjustment[];
  /** After which they were counted: the position of the close before; null: there was none. */
  readonly adjustedSince: string | null;
}

/**
 * Months are closed in their order, from the first with an event of the ledger. Refused: `unknown_month`, `month_not_over`, `month_closed`,
 * `earlier_month_open`, `provider_not_fetched`, `exceptions_open`, `heads_not_signed`, `books_changed`.
 */
export interface CloseMonth {
  readonly type: 'CloseMonth';
  /** `YYYY-MM` */
  readonly month: string;
  readonly staffId: string;
  readonly facts: MonthFacts;
  readonly pinned: PinnedMonth;
  readonly at: string;
}
/**
 * The last one that is closed. By the same for the same reason before: nothing to do. Refused: `month_not_closed`, `later_month_closed`,
 * `reason_too_short`, `reason_too_long`, `reason_names_somebody`.
 */
export interface ReopenMonth {
  readonly type: 'ReopenMonth';
  readonly month: string;
  readonly staffId: string;
  readonly reason: string;
  readonly at: string;
}

export type BooksCommand = CloseMonth | ReopenMonth;
