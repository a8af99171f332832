/**
 * One of the last chronicles folded of each game, sealed, beside the snapshots of the streams: after a restart the thousandth turn of a game folds
 * a few dozen nodes, not a thousand. Deleted with the game's own snapshot.
 */
import { Injectable } from '@nestjs/common';
import type { FoldedChronicle } from '@rubicon/domain';
import { Aggregates, PostgresSnapshots } from '../../platform/event-store/index.js';
import { Erased, PlayerKeys, type SealedText } from '../../platform/keys/index.js';
import { Log } from '../../platform/observability/index.js';
import { isOvertaken, type ChangesNow, type FoldedAt, type KnownChanges } from './folded-chronicles.js';

/** A snapshot is saved once the fold has come past a multiple of this many nodes. */
const EVERY = 50;
/** Of the fold's rules and the snapshot's shape: what another version folded is not gone on from. */
const STATE_VERSION = 1;

interface ChronicleSnapshot extends KnownChanges {
  /** The node at whose end it stands. */
  readonly nodeId: string;
  readonly depth: number;
  readonly sealed: SealedText;
}

export interface FoldedUpTo {
  /** The node at whose end the chronicle stands. */
  readonly nodeId: string;
  readonly folded: FoldedChronicle;
}

/** @param from,to depths between which a chronicle was folded on */
export function isTimeForSnapshot(from: number, to: number): boolean {
  return Math.floor(from / EVERY) !== Math.floor(to / EVERY);
}

export function chronicleSnapshotId(gameId: string): string {
  return `chronicle-${gameId}`;
}

@Injectable()
export class ChronicleSnapshots {
  constructor(
    private readonly snapshots: PostgresSnapshots,
    private readonly keys: PlayerKeys,
    private readonly aggregates: Aggregates,
    private readonly log: Log,
  ) {}

  /** The one to go on from. Null: none, one that was overtaken since, or one that does not open; the log knows all that it said. */
  async of(gameId: string, now: ChangesNow): Promise<FoldedUpTo | Erased | null> {
    const kept = await this.snapshots.load(chronicleSnapshotId(gameId), STATE_VERSION);
    // `STATE_VERSION` vouches for the shape.
    const snapshot = kept && (kept.state as ChronicleSnapshot);
    if (!snapshot || isOvertaken(snapshot, snapshot.depth, now)) return null;
    const { nodeId, sealed } = snapshot;
    try {
      const folded = await this.keys.open<FoldedChronicle>(sealed.envelope, sealed.aad);
      return folded instanceof Erased ? folded : { nodeId, folded };
    } catch (error) {
      this.log.warn('a chronicle that was kept does not open', { gameId, error });
      return null;
    }
  }

  /**
   * Saves one. No player waits for it, and without it the next restart only takes longer.
   * @param node at whose end the chronicle stands; `number` counts the game's turns: the newest snapshot stays
   */
  async keep(
    gameId: string,
    node: { readonly nodeId: string; readonly number: number },
    folded: FoldedAt,
  ): Promise<void> {
    try {
      await this.save(gameId, node, folded);
      // Deleted while it was folded: whoever deletes a game forgets its snapshots after that, and may have passed already.
      const { state } = await this.aggregates.game.load(gameId);
      if (state.deleted) await this.snapshots.forget([chronicleSnapshotId(gameId)]);
    } catch (error) {
      this.log.warn('a chronicle was not kept for the next start', { gameId, error });
    }
  }

  private async save(
    gameId: string,
    { nodeId, number }: { nodeId: string; number: number },
    { playerId, folded, amendedAt, summarisedAt }: FoldedAt,
  ): Promise<void> {
    const aad = `chronicle|${gameId}|${nodeId}`;
    const envelope = await this.keys.seal(playerId, aad, folded);
    const { depth } = folded;
    const state: ChronicleSnapshot = { nodeId, depth, amendedAt, summarisedAt, sealed: { aad, envelope } };
    const position = BigInt(Math.max(amendedAt, summarisedAt));
    await this.snapshots.save(chronicleSnapshotId(gameId), STATE_VERSION, {
      revision: BigInt(number),
      position,
      state,
    });
  }
}
