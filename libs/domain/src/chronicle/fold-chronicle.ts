/**
 * The chronicle at the end of a path: a pure fold over its nodes, oldest first, under the player's amendments.
 *
 * - One line for one fact: a new line that says what one about the same subject says already is no new line.
 * - A change of a line keeps its id and its age; without a line to change it is a new one.
 * - The dead stay dead: no second death, and nothing new that only the living do (people, wounds).
 * - The player's word stands: a struck line is gone and not told again in the same words; a corrected one is only ever settled.
 * - A summary stands for the lines that it names; those that the player pinned stay beside it. It is left out when the player corrected or
 *   struck one of them since: it would still say what is not true.
 */
import {
  CHANGES_PER_TURN_MAX,
  lineId,
  type ChronicleAmendment,
  type ChronicleDelta,
  type ChronicleLine,
  type ChronicleNode,
} from './chronicle.js';

export type ChronicleAmendments = ReadonlyMap<string, ChronicleAmendment>;

/**
 * The chronicle at some node of a path, from which the fold can go on. Plain data: it is kept as JSON in snapshots. In arrays, though lines have
 * ids: many chronicles of a game are kept side by side, and nothing is copied as cheaply.
 */
export interface FoldedChronicle {
  /** Places of the path that were folded. */
  readonly depth: number;
  /** In the order in which they were told. */
  readonly told: readonly Told[];
  readonly struck: readonly Told[];
}

interface Told {
  readonly line: ChronicleLine;
  /** What two lines are compared by. */
  readonly about: string;
  readonly says: string;
}

export const emptyChronicle: FoldedChronicle = { depth: 0, told: [], struck: [] };

/** @param path from the first turn on; a node's depth is its place in it, from 1 */
export function foldChronicle(
  path: readonly ChronicleNode[],
  amendments: ChronicleAmendments,
): ChronicleLine[] {
  return linesOf(foldOn(emptyChronicle, path, amendments));
}

/** Oldest first. */
export function linesOf({ told }: FoldedChronicle): ChronicleLine[] {
  return told.map(({ line }) => line);
}

/**
 * Folds the nodes that follow. Folding a path in pieces or at once is the same.
 * @param amendments the same ones by which `before` was folded
 */
export function foldOn(
  before: FoldedChronicle,
  further: readonly ChronicleNode[],
  amendments: ChronicleAmendments,
): FoldedChronicle {
  const fold: Fold = { told: [...before.told], struck: [...before.struck], amendments };
  for (const [index, node] of further.entries()) {
    const { nodeId, ordinal } = node;
    const depth = before.depth + index + 1;
    for (const [place, delta] of node.delta.slice(0, CHANGES_PER_TURN_MAX).entries())
      tell(fold, delta, { id: lineId(nodeId, place), nodeId, ordinal, depth });
    if (node.summary) summarise(fold, node.summary, node);
  }
  return { depth: before.depth + further.length, told: fold.told, struck: fold.struck };
}

interface Fold {
  told: Told[];
  readonly struck: Told[];
  readonly amendments: ChronicleAmendments;
}

interface Telling {
  readonly id: string;
  readonly nodeId: string;
  readonly ordinal: number;
  readonly depth: number;
}

function tell({ told, struck, amendments }: Fold, delta: ChronicleDelta, telling: Telling): void {
  const about = comparable(delta.subject);
  const says = comparable(delta.text);
  const others = told.filter((one) => one.about === about);
  const known = delta.change === 'new' ? undefined : lineMeant(told, others, delta);
  if (known) {
    const line = changed(known.line, delta, telling.depth);
    told[told.indexOf(known)] = { ...known, line, says: comparable(line.text) };
    return;
  }
  if (!mayBeTold(others, struck, delta, about, says)) return;
  const { pinned, text, struck: isStruck } = amendments.get(telling.id) ?? untouched;
  const line: ChronicleLine = {
    id: telling.id,
    topic: delta.topic,
    subject: delta.subject,
    text: text ?? delta.text,
    nodeId: telling.nodeId,
    ordinal: telling.ordinal,
    lastDepth: telling.depth,
    settled: delta.change === 'settled',
    fromPlayer: delta.fromPlayer,
    pinned,
    corrected: text !== null,
  };
  if (isStruck) struck.push({ line, about, says });
  else told.push({ line, about, says: comparable(line.text) });
}

const untouched: ChronicleAmendment = { pinned: false, text: null, struck: false };

/** The line that it names, or the last one about its subject under its topic. */
function lineMeant(
  told: readonly Told[],
  others: readonly Told[],
  { lineId: id, topic }: ChronicleDelta,
): Told | undefined {
  const named = id === null ? undefined : told.find(({ line }) => line.id === id);
  return named ?? others.findLast((one) => one.line.topic === topic);
}

function changed(line: ChronicleLine, delta: ChronicleDelta, depth: number): ChronicleLine {
  // A death is told once and for all; a correction is the player's.
  const keepsText = line.topic === 'death' || line.corrected;
  return {
    ...line,
    text: keepsText ? line.text : delta.text,
    settled:
      line.topic !== 'death' && (line.settled ? delta.change !== 'changed' : delta.change === 'settled'),
    fromPlayer: line.fromPlayer || delta.fromPlayer,
    lastDepth: depth,
  };
}

function mayBeTold(
  others: readonly Told[],
  struck: readonly Told[],
  { topic }: ChronicleDelta,
  about: string,
  says: string,
): boolean {
  const isDead = others.some(({ line }) => line.topic === 'death');
  if (isDead && (topic === 'death' || topic === 'person' || topic === 'wound')) return false;
  const saysTheSame = (one: Told) => one.line.topic === topic && one.about === about && one.says === says;
  return !others.some(saysTheSame) && !struck.some(saysTheSame);
}

function summarise(
  fold: Fold,
  summary: NonNullable<ChronicleNode['summary']>,
  { nodeId, ordinal }: ChronicleNode,
): void {
  const { struck, amendments } = fold;
  const lines = new Map(fold.told.map((one) => [one.line.id, one]));
  for (const [place, { replaces, topic, subject, text }] of summary.lines.entries()) {
    const named = replaces.flatMap((id) => lines.get(id)?.line ?? []);
    if (named.length < replaces.length || named.some(({ corrected }) => corrected)) continue;
    const replaced = named.filter(({ pinned }) => !pinned);
    if (replaced.length === 0) continue;
    const id = lineId(summary.summaryId, place);
    const amended = amendments.get(id) ?? untouched;
    const line: ChronicleLine = {
      id,
      topic,
      subject,
      text: amended.text ?? text,
      nodeId: replaced[0]?.nodeId ?? nodeId,
      ordinal: replaced[0]?.ordinal ?? ordinal,
      lastDepth: Math.max(...replaced.map(({ lastDepth }) => lastDepth)),
      settled: replaced.every(({ settled }) => settled),
      fromPlayer: replaced.some(({ fromPlayer }) => fromPlayer),
      pinned: amended.pinned,
      corrected: amended.text !== null,
    };
    const about = comparable(subject);
    for (const one of replaced) lines.delete(one.id);
    if (amended.struck) struck.push({ line, about, says: comparable(text) });
    else lines.set(id, { line, about, says: comparable(line.text) });
  }
  fold.told = [...lines.values()];
}

export function isSame(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** Letter case, spacing and punctuation aside. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(the|a|an) /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
