/**
 * The turns of a game by id, as a persistent map: adding or replacing a node shares all but a few buckets with the map before, so that
 * the thousandth turn costs as much as the tenth and no state is ever mutated.
 */
import type { MicroUsd } from '../money.js';
import type { EndingKind, TurnFailureCode, WorldState } from './game.events.js';

interface TurnNodeBase {
  readonly parentTurnId: string;
  readonly turnNumber: number;
  readonly bodyHash: string;
  readonly ceilingMicroUsd: MicroUsd;
  readonly priceVersion: string;
  /** ISO 8601, UTC. */
  readonly submittedAt: string;
}
/** What a turn came to that has text. */
export type ToldOutcome = { readonly chargeMicroUsd: MicroUsd; readonly world: WorldState } & (
  | {
      readonly status: 'narrated';
      readonly ending: EndingKind | null;
      /** Changes that it made to the chronicle. */
      readonly chronicleLines: number;
    }
  | { readonly status: 'stopped' }
);
/** A turn that turns can grow from. */
export type TurnWithText = TurnNodeBase & ToldOutcome;
export type TurnNode =
  | TurnWithText
  | (TurnNodeBase & { readonly status: 'pending' })
  | (TurnNodeBase & { readonly status: 'failed'; readonly code: TurnFailureCode });

const BRANCHES = 32;
type Bucket = Readonly<Record<string, TurnNode>>;

export class TurnTree {
  static readonly empty = new TurnTree([]);

  private constructor(private readonly buckets: readonly (readonly (Bucket | undefined)[] | undefined)[]) {}

  static from(nodes: Iterable<readonly [string, TurnNode]>): TurnTree {
    const buckets: Record<string, TurnNode>[][] = [];
    for (const [turnId, node] of nodes) {
      const [outer, inner] = placeOf(turnId);
      const branch = (buckets[outer] ??= []);
      // Without a prototype: an id may be any word.
      (branch[inner] ??= Object.create(null) as Record<string, TurnNode>)[turnId] = node;
    }
    return new TurnTree(buckets);
  }

  get(turnId: string): TurnNode | undefined {
    const [outer, inner] = placeOf(turnId);
    const bucket = this.buckets[outer]?.[inner];
    return bucket && Object.hasOwn(bucket, turnId) ? bucket[turnId] : undefined;
  }

  with(turnId: string, node: TurnNode): TurnTree {
    const [outer, inner] = placeOf(turnId);
    const branch = this.buckets[outer] ?? [];
    return new TurnTree(
      replaced(this.buckets, outer, replaced(branch, inner, { ...branch[inner], [turnId]: node })),
    );
  }

  /** In no particular order. */
  *entries(): IterableIterator<[string, TurnNode]> {
    for (const branch of this.buckets)
      for (const bucket of branch ?? []) if (bucket) yield* Object.entries(bucket);
  }
}

/** FNV-1a over the id: two numbers below BRANCHES. */
function placeOf(turnId: string): [number, number] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < turnId.length; at += 1) hash = Math.imul(hash ^ turnId.charCodeAt(at), 0x01000193);
  const bits = (hash ^ (hash >>> 15)) >>> 0;
  return [bits % BRANCHES, Math.floor(bits / BRANCHES) % BRANCHES];
}

function replaced<Item>(
  items: readonly (Item | undefined)[],
  at: number,
  item: Item,
): readonly (Item | undefined)[] {
  const copy = Array.from({ length: BRANCHES }, (_, index) => items[index]);
  copy[at] = item;
  return copy;
}
