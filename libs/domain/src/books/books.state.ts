/** The months that are closed, and those that were. Twelve a year: all of them are remembered. */
import type { MonthClosed, MonthReopened } from './books.events.js';

export type ClosedMonth = MonthClosed['data'];
export type ReopenedMonth = MonthReopened['data'] & { readonly closedAt: string };

export interface BooksState {
  /** In their order. */
  readonly closed: readonly ClosedMonth[];
  /** In the order in which it happened. */
  readonly reopened: readonly ReopenedMonth[];
}

export function openBooks(): BooksState {
  return { closed: [], reopened: [] };
}
