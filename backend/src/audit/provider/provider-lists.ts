import type { ProviderList } from '@rubicon/contracts';
import type { FetchedRow } from './fetched-row.js';

export interface PageAsked {
  readonly list: ProviderList;
  /** Created from here, and before there; null: no bound. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Only what this payout paid; of balance transactions. */
  readonly payoutId: string | null;
  /** The id of the last row of the page before. */
  readonly after: string | null;
}

export interface FetchedPage {
  /** Newest first. */
  readonly rows: readonly FetchedRow[];
  readonly hasMore: boolean;
}

/** The payment provider's own lists. */
export abstract class ProviderLists {
  /** One page of one list. @throws ProviderTrouble, UnknownCursor */
  abstract page(asked: PageAsked): Promise<FetchedPage>;
}

/** The provider did not answer, or not with a page; the message is a sentence to show. */
export class ProviderTrouble extends Error {}

/** The provider does not know the row any more after which the page was to begin. */
export class UnknownCursor extends Error {}
