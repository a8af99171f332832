/** What is not the same in two of a kind, by name. */
import type { ReplayDifference, ReplayGame, ReplayWallet } from '@rubicon/contracts';

export interface Compared {
  readonly wallet: ReplayWallet;
  readonly game: ReplayGame | null;
}

/** What is there in one alone is an empty text in the other. Of text that is not open there is no difference to name. */
export function nameDifferences(then: Compared, today: Compared): ReplayDifference[] {
  const [before, now] = [named(then), named(today)];
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((what) => ({ what, then: before.get(what) ?? '', today: now.get(what) ?? '' }))
    .filter((pair) => pair.then !== pair.today);
}

function named(compared: Compared): Map<string, string> {
  const values = new Map<string, string>();
  collect(compared, '', values);
  return values;
}

function collect(value: unknown, name: string, into: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    if (isPlain(value)) into.set(name, String(value));
    return;
  }
  if ('state' in value && 'text' in value) {
    if (isPlain(value.text)) into.set(name, String(value.text));
    return;
  }
  for (const [key, part] of Object.entries(value as Record<string, unknown>))
    collect(part, [name, keyOf(key, part)].filter((each) => each !== '').join('.'), into);
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Lots and factions are known by their id, wherever they stand in their list. */
function keyOf(key: string, part: unknown): string {
  if (typeof part !== 'object' || part === null) return key;
  if ('lotId' in part) return String(part.lotId);
  return 'standing' in part && 'id' in part ? String(part.id) : key;
}
