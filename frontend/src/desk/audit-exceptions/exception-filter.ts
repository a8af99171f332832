/** What the list shows stands in its address: `?state=open&cause=owed&owner=me&until=2026-12-01`. Without a state it is what is open. */
import { exceptionCauses, type ExceptionState } from '@rubicon/contracts';
import type { ExceptionFilter } from '../lib/audit-exceptions.js';

export const states: readonly ExceptionState[] = ['open', 'explained', 'accepted'];
const ALL = 'all';

export function readFilter(params: URLSearchParams): ExceptionFilter {
  const state = params.get('state');
  const owner = params.get('owner');
  return {
    cause: exceptionCauses.find((cause) => cause === params.get('cause')) ?? null,
    state: state === ALL ? null : (states.find((each) => each === state) ?? 'open'),
    owner: owner === 'me' || owner === 'nobody' ? owner : null,
    from: instantIn(params, 'from'),
    until: instantIn(params, 'until'),
  };
}

/** @returns the query of an address, with its question mark; '' for what is shown without any */
export function writeFilter({ cause, state, owner, from, until }: ExceptionFilter): string {
  const params = new URLSearchParams();
  if (state !== 'open') params.set('state', state ?? ALL);
  if (cause !== null) params.set('cause', cause);
  if (owner !== null) params.set('owner', owner);
  if (from !== null) params.set('from', from);
  if (until !== null) params.set('until', until);
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
}

function instantIn(params: URLSearchParams, name: string): string | null {
  const instant = Date.parse(params.get(name) ?? '');
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}
