import type { ProviderRowVersion } from './provider-row.table.js';

/** What the provider says of one row of one list; what it belongs to is only known beside other rows. */
export type FetchedRow = Omit<ProviderRowVersion, 'version' | 'fetchedAt' | 'payoutId'>;
