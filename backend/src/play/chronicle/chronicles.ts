/** Chronicles at any node of a game's tree: read models, opened under the player's key and folded along the path. */
import { Injectable } from '@nestjs/common';
import {
  emptyChronicle,
  foldOn,
  linesOf,
  type ChronicleAmendment,
  type ChronicleDelta,
  type ChronicleLine,
  type ChronicleNode,
  type ChronicleSummaryLine,
  type FoldedChronicle,
} from '@rubicon/domain';
import { ErasureNews } from '../../platform/erasure/index.js';
import { allOpen, Erased, erased, PlayerKeys, type SealedText } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { pathBack, type PathFrom } from '../story/index.js';
import { ChronicleAmendmentRow } from './chronicle-amendment.table.js';
import { ChronicleSnapshots, isTimeForSnapshot } from './chronicle-snapshots.js';
import { FoldedChronicles, SUMMARIES_LOOKED_AT, type ChangesNow } from './folded-chronicles.js';

export interface ChronicleOf {
  readonly gameId: string;
  readonly playerId: string;
}

export interface ChronicleAt {
  /** Oldest first. */
  readonly lines: readonly ChronicleLine[];
  /** By the player, on this path; as they were told. */
  readonly struck: readonly ChronicleLine[];
}

/** Nodes that are looked through for a chronicle folded a moment ago. */
const NEAREST = 12;
/** Of those, the last ones stay kept, for turns taken back. */
const KEPT_ON_PATH = 4;
const nodeColumns = `
  node.turn_id, node.turn_number, node.parent_turn_id, node.text, (node.world -> 'date' ->> 'ordinal')::integer AS ordinal,
  node.parent_turn_id = node.game_id AS is_first, summary_id, summary_lines`;

/**
 * A summary is found by its key: the LIMIT keeps the lateral join from being made a plain one, which may read all summaries of the
 * house.
 */
const joinedSummary = `
  LEFT JOIN LATERAL (
    SELECT summary_id, lines AS summary_lines FROM chronicle_summary WHERE through_turn_id = node.turn_id LIMIT 1
  ) summary ON true`;

/** Newest first: of a long game's many the last ones tell which chronicles are overtaken. */
const lastSummaries = `
  SELECT summary.position, node.depth
  FROM chronicle_summary summary JOIN turn_node node ON node.turn_id = summary.through_turn_id
  WHERE summary.game_id = $1 ORDER BY summary.position DESC LIMIT ${SUMMARIES_LOOKED_AT}`;

interface PathRow {
  readonly turn_id: string;
  readonly turn_number: number;
  readonly parent_turn_id: string;
  readonly text: SealedText | null;
  readonly ordinal: number;
  /** It grows from the opening. */
  readonly is_first: boolean;
  readonly summary_id: string | null;
  readonly summary_lines: SealedText | null;
}

/** A chronicle folded before, and the rows of the path that follow it, oldest first. */
interface FoldFrom {
  readonly before: FoldedChronicle;
  readonly further: readonly PathRow[];
}

interface OpenPath {
  readonly path: readonly ChronicleNode[];
  /** The player's, by line. */
  readonly words: ReadonlyMap<string, ChronicleAmendment>;
}

/** Where a summary holds from. */
interface SummaryPlace {
  readonly position: string;
  readonly depth: number;
}

/** The part of a node's text that is about the chronicle: none of a turn that was stopped, or told before there were chronicles. */
interface NodeChronicle {
  readonly chronicle?: readonly ChronicleDelta[];
}
const NOTHING_TOLD: NodeChronicle = {};

@Injectable()
export class Chronicles {
  private readonly kept = new FoldedChronicles();

  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly snapshots: ChronicleSnapshots,
    news: ErasureNews,
  ) {
    news.onErased((playerId) => this.kept.drop(playerId));
  }

  /**
   * At the end of a node with text; empty at the opening, whose id is the game's.
   * @throws EnvelopeBroken when a text of it does not open; Refused `game_not_found` without a path to the node
   */
  async at(game: ChronicleOf, nodeId: string): Promise<ChronicleAt | Erased> {
    if (nodeId === game.gameId) return { lines: [], struck: [] };
    const [amended, summaries] = await Promise.all([
      this.readModels.repository(ChronicleAmendmentRow).findBy({ gameId: game.gameId }),
      this.readModels.manager.query<SummaryPlace[]>(lastSummaries, [game.gameId]),
    ]);
    const known = {
      amendedAt: Math.max(0, ...amended.map(({ position }) => position)),
      summarisedAt: Number(summaries[0]?.position ?? 0),
    };
    const now: ChangesNow = {
      amendedAt: known.amendedAt,
      summaries: summaries.map(({ position, depth }) => ({ position: Number(position), depth })),
    };
    const from = await this.fromWhere(game.gameId, nodeId, now);
    if (from instanceof Erased) return from;
    const { before, further } = from;
    const opened = await this.open(further, amended);
    if (opened instanceof Erased) return opened;
    const { path, words } = opened;
    const earlier = path.length > 1 ? foldOn(before, path.slice(0, -1), words) : before;
    const folded = path.length > 0 ? foldOn(earlier, path.slice(-1), words) : before;
    const { playerId, gameId } = game;
    this.kept.keep(nodeId, { playerId, folded, ...known });
    const last = further.at(-1);
    // One node back: a summary of all that was told up to this one comes soon, and would overtake it.
    if (last && isTimeForSnapshot(before.depth, folded.depth)) {
      const node = { nodeId: last.parent_turn_id, number: last.turn_number - 1 };
      void this.snapshots.keep(gameId, node, { playerId, folded: earlier, ...known });
    }
    return { lines: linesOf(folded), struck: folded.struck.map(({ line }) => line) };
  }

  private async fromWhere(gameId: string, nodeId: string, now: ChangesNow): Promise<FoldFrom | Erased> {
    const nearest = await this.path({ gameId, turnId: nodeId, most: NEAREST });
    const near = this.fromKept(nearest, now);
    for (const { turn_id } of nearest.slice(KEPT_ON_PATH)) this.kept.forget(turn_id);
    if (near) return near;
    const snapshot = await this.snapshots.of(gameId, now);
    if (snapshot instanceof Erased) return snapshot;
    const path = await this.path({ gameId, turnId: nodeId, until: snapshot?.nodeId ?? null });
    const whole = this.fromKept(path, now);
    if (whole) return whole;
    // Deleted in this very moment: half a chronicle is none, and must not be kept.
    if (!snapshot || path.at(-1)?.turn_id !== snapshot.nodeId) throw new Refused('game_not_found');
    return { before: snapshot.folded, further: path.slice(0, -1).reverse() };
  }

  /** Newest first. @throws Refused `game_not_found`: deleted in this very moment */
  private async path(from: PathFrom): Promise<PathRow[]> {
    const rows = await pathBack<PathRow>(this.readModels.manager, from, nodeColumns, joinedSummary);
    if (rows.length === 0) throw new Refused('game_not_found');
    return rows;
  }

  /** From one folded a moment ago; null: none of this path. */
  private fromKept(path: readonly PathRow[], now: ChangesNow): FoldFrom | null {
    for (const [place, row] of path.entries()) {
      const kept = this.kept.at(row.turn_id, now);
      if (kept) return { before: kept.folded, further: path.slice(0, place).reverse() };
      if (row.is_first) return { before: emptyChronicle, further: [...path].reverse() };
    }
    return null;
  }

  private async open(
    further: readonly PathRow[],
    amended: readonly ChronicleAmendmentRow[],
  ): Promise<OpenPath | Erased> {
    const [nodes, amendments] = await Promise.all([
      Promise.all(further.map((row) => this.openNode(row))),
      further.length > 0 ? Promise.all(amended.map((row) => this.openAmendment(row))) : [],
    ]);
    const path = allOpen(nodes);
    const words = allOpen(amendments);
    return path instanceof Erased || words instanceof Erased ? erased : { path, words: new Map(words) };
  }

  private async openNode(row: PathRow): Promise<ChronicleNode | Erased> {
    const { turn_id: nodeId, text, ordinal, summary_id: summaryId, summary_lines: lines } = row;
    const [told, summed] = await Promise.all([
      text ? this.openText<NodeChronicle>(text) : NOTHING_TOLD,
      lines ? this.openText<{ lines: ChronicleSummaryLine[] }>(lines) : null,
    ]);
    if (told instanceof Erased || summed instanceof Erased) return erased;
    const summary = summaryId !== null && summed ? { summaryId, lines: summed.lines } : null;
    return { nodeId, ordinal, delta: told.chronicle ?? [], summary };
  }

  private async openAmendment({
    lineId,
    pinned,
    struck,
    text,
  }: ChronicleAmendmentRow): Promise<readonly [string, ChronicleAmendment] | Erased> {
    const own = text ? await this.openText<{ text: string }>(text) : null;
    return own instanceof Erased ? own : [lineId, { pinned, struck, text: own?.text ?? null }];
  }

  private openText<T extends object>({ aad, envelope }: SealedText): Promise<T | Erased> {
    return this.keys.open<T>(envelope, aad);
  }
}
