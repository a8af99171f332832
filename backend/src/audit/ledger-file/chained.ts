/** Which events the chain covers: the ledger's, and what auditors did. */
import { isLedgerEvent, ledgerEventTypes } from '../ledger/ledger-event-types.js';

/** Exceptions, and closings of months. */
const auditors: readonly string[] = ['exception', 'books'];
/** Of games and prologues only what tells a cost. */
const inPart = new Set(
  Object.entries(ledgerEventTypes).flatMap(([category, types]) => (types === 'all' ? [] : [category])),
);

export const chainedCategories: readonly string[] = [...Object.keys(ledgerEventTypes), ...auditors];

export function isChained(event: { readonly streamId: string; readonly type: string }): boolean {
  return isLedgerEvent(event) || auditors.includes(categoryOf(event.streamId));
}

/** Whether all events of the stream are in the chain, and not only some. */
export function isChainedWhole(streamId: string): boolean {
  return !inPart.has(categoryOf(streamId));
}

function categoryOf(streamId: string): string {
  return streamId.slice(0, streamId.indexOf('-'));
}
