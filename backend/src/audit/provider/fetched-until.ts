import { providerLists } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';
import { ProviderFetchRow } from './provider-fetch.table.js';

/** Everything that was created at the provider before, in whichever list, has been fetched; null: some list was never fetched to its end. */
export async function fetchedUntil(database: EntityManager): Promise<Date | null> {
  const fetches = await database.find(ProviderFetchRow);
  const times = fetches.map((fetch) => fetch.fetchedUntil);
  if (times.length < providerLists.length || times.includes(null)) return null;
  return new Date(Math.min(...times.map((time) => time?.getTime() ?? 0)));
}
