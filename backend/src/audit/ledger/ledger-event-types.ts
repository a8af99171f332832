import type { RawEvent } from '../events/raw-event.js';
import { categoryOf } from '../events/stream-of.js';

/** Which events are the ledger's (docs/audit.md), by the category of their stream. */
export const ledgerEventTypes = {
  wallet: 'all',
  payment: 'all',
  game: ['TurnSubmitted', 'TurnNarrated', 'TurnStopped', 'TurnFailed', 'ChronicleSummarised'],
  demo: ['DemoTurnSubmitted', 'DemoTurnNarrated', 'DemoTurnFailed'],
} as const satisfies Readonly<Record<string, 'all' | readonly string[]>>;

const typesOf: ReadonlyMap<string, 'all' | ReadonlySet<string>> = new Map(
  Object.entries(ledgerEventTypes).map(([category, types]) => [
    category,
    types === 'all' ? types : new Set<string>(types),
  ]),
);

export function isLedgerEvent(event: Pick<RawEvent, 'streamId' | 'type'>): boolean {
  const types = typesOf.get(categoryOf(event));
  return types === 'all' || types?.has(event.type) === true;
}
