/** What the screen shows stands in its address: a period (lib/audit-period.ts), `list`, `payoutId`, `awaiting=true`, and `row=charges:ch_1`. */
import { providerLists, type ProviderList, type ProviderRow } from '@rubicon/contracts';

export interface ProviderFilter {
  readonly list: ProviderList | null;
  readonly payoutId: string | null;
  readonly isAwaiting: boolean;
}

export function readFilter(params: URLSearchParams): ProviderFilter {
  return {
    list: providerLists.find((list) => list === params.get('list')) ?? null,
    payoutId: params.get('payoutId'),
    isAwaiting: params.get('awaiting') === 'true',
  };
}

/** The address with some of its parts changed, null: taken away. What is opened stays only when it is named. */
export function changed(params: URLSearchParams, parts: Readonly<Record<string, string | null>>) {
  const next = new URLSearchParams(params);
  next.delete('row');
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return { search: `?${next.toString()}` };
}

export function rowName({ list, id }: Pick<ProviderRow, 'list' | 'id'>): string {
  return `${list}:${id}`;
}
