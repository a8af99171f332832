/**
 * Chronicles folded a moment ago, by the node at whose end they stand: the next turn of a game of a thousand turns folds one node, not
 * a thousand. In memory only, never on disk; let go of when the player is erased, and after a while in any case.
 */
import type { FoldedChronicle } from '@rubicon/domain';
import { LRUCache } from 'lru-cache';

const KEPT = 1_000;
const KEPT_FOR_MS = 10 * 60_000;

export interface FoldedAt {
  readonly playerId: string;
  readonly folded: FoldedChronicle;
  /** Log position of the last amendment that it knows. */
  readonly amendedAt: number;
  /** Log position of the last summary of its game that it knows. */
  readonly summarisedAt: number;
}

export class FoldedChronicles {
  private readonly byNode = new LRUCache<string, FoldedAt>({ max: KEPT, ttl: KEPT_FOR_MS });

  keep(nodeId: string, folded: FoldedAt): void {
    this.byNode.set(nodeId, folded);
  }

  /**
   * Null: none, or one that the player's word or a summary has overtaken since.
   * @param summaries of the game, with the places of the nodes from which they hold
   */
  at(
    nodeId: string,
    amendedAt: number,
    summaries: readonly { readonly position: number; readonly depth: number }[],
  ): FoldedAt | null {
    const kept = this.byNode.get(nodeId);
    if (!kept || kept.amendedAt !== amendedAt) return null;
    const isOvertaken = summaries.some(
      ({ position, depth }) => position > kept.summarisedAt && depth <= kept.folded.depth,
    );
    return isOvertaken ? null : kept;
  }

  drop(playerId: string): void {
    for (const [nodeId, kept] of this.byNode.entries())
      if (kept.playerId === playerId) this.byNode.delete(nodeId);
  }
}
