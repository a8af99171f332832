/**
 * Chronicles folded a moment ago, by the node at whose end they stand: the next turn of a game of a thousand turns folds one node, not
 * a thousand. In memory only, never on disk; let go of when the player is erased, and after a while in any case.
 */
import type { FoldedChronicle } from '@rubicon/domain';
import { LRUCache } from 'lru-cache';

const KEPT = 1_000;
/** Of all that are kept, each counted whole though those of one game share most of theirs. */
const LINES_KEPT = 100_000;
const KEPT_FOR_MS = 10 * 60_000;
/** One that knows none of so many last summaries is taken for overtaken. */
export const SUMMARIES_LOOKED_AT = 20;

/** What a folded chronicle knows of what comes besides the turns. */
export interface KnownChanges {
  /** Log position of the last amendment that it knows. */
  readonly amendedAt: number;
  /** Log position of the last summary of its game that it knows. */
  readonly summarisedAt: number;
}

export interface FoldedAt extends KnownChanges {
  readonly playerId: string;
  readonly folded: FoldedChronicle;
}

/** The game's last amendment, and its last summaries, newest first, with the places of the nodes from which they hold. */
export interface ChangesNow {
  readonly amendedAt: number;
  /** At most SUMMARIES_LOOKED_AT. */
  readonly summaries: readonly { readonly position: number; readonly depth: number }[];
}

/** Whether the player's word or a summary has overtaken a chronicle folded up to `depth`. */
export function isOvertaken(
  known: KnownChanges,
  depth: number,
  { amendedAt, summaries }: ChangesNow,
): boolean {
  const unknown = summaries.filter(({ position }) => position > known.summarisedAt);
  return (
    known.amendedAt !== amendedAt ||
    unknown.length >= SUMMARIES_LOOKED_AT ||
    unknown.some((summary) => summary.depth <= depth)
  );
}

export class FoldedChronicles {
  private readonly byNode = new LRUCache<string, FoldedAt>({
    max: KEPT,
    maxSize: LINES_KEPT,
    sizeCalculation: ({ folded }) => 1 + folded.told.length + folded.struck.length,
    ttl: KEPT_FOR_MS,
    // What has run out is let go of then, not when it is next asked for: `drop` would not find it.
    ttlAutopurge: true,
  });

  keep(nodeId: string, folded: FoldedAt): void {
    this.byNode.set(nodeId, folded);
  }

  /** Null: none, or one that was overtaken since. */
  at(nodeId: string, now: ChangesNow): FoldedAt | null {
    const kept = this.byNode.get(nodeId);
    return kept && !isOvertaken(kept, kept.folded.depth, now) ? kept : null;
  }

  forget(nodeId: string): void {
    this.byNode.delete(nodeId);
  }

  drop(playerId: string): void {
    for (const [nodeId, kept] of this.byNode.entries())
      if (kept.playerId === playerId) this.byNode.delete(nodeId);
  }
}
