/**
 * The chronicle at the end of a path: a pure fold over its nodes, oldest first, under the player's amendments.
 *
 * - One line for one fact: a new line that says what one about the same subject says already is no new line.
 * - A change of a line keeps its id and its age; without a line to change it is a new one.
 * - The dead stay dead: no second death, and nothing new that only the living do (people, wounds).
 * - The player's word stands: a struck line is gone and not told again in the same words; a corrected one is only ever settled.
 * - A summary stands for the lines that it names, except those that the player pinned or corrected.
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

/** @param path from the first turn on; a node's depth is its place in it, from 1 */
export function foldChronicle(
  path: readonly ChronicleNode[],
  amendments: ChronicleAmendments,
): ChronicleLine[] {
  const lines = new Map<string, ChronicleLine>();
  const struck: ChronicleLine[] = [];
  for (const [index, node] of path.entries()) {
    for (const [place, delta] of node.delta.slice(0, CHANGES_PER_TURN_MAX).entries()) {
      const told = {
        id: lineId(node.nodeId, place),
        nodeId: node.nodeId,
        ordinal: node.ordinal,
        depth: index + 1,
      };
      tell(lines, struck, delta, told, amendments);
    }
    if (node.summary) summarise(lines, node.summary, node, amendments);
  }
  return [...lines.values()];
}

interface Told {
  readonly id: string;
  readonly nodeId: string;
  readonly ordinal: number;
  readonly depth: number;
}

function tell(
  lines: Map<string, ChronicleLine>,
  struck: ChronicleLine[],
  delta: ChronicleDelta,
  told: Told,
  amendments: ChronicleAmendments,
): void {
  const known = delta.change === 'new' ? undefined : lineMeant(lines, delta);
  if (known) {
    lines.set(known.id, changed(known, delta, told.depth));
    return;
  }
  if (!mayBeTold(lines, struck, delta)) return;
  const { pinned, text, struck: isStruck } = amendments.get(told.id) ?? untouched;
  const line: ChronicleLine = {
    id: told.id,
    topic: delta.topic,
    subject: delta.subject,
    text: text ?? delta.text,
    nodeId: told.nodeId,
    ordinal: told.ordinal,
    lastDepth: told.depth,
    settled: delta.change === 'settled',
    fromPlayer: delta.fromPlayer,
    pinned,
    corrected: text !== null,
  };
  if (isStruck) struck.push({ ...line, text: delta.text });
  else lines.set(line.id, line);
}

const untouched: ChronicleAmendment = { pinned: false, text: null, struck: false };

/** The line that it names, or the last one about its subject under its topic. */
function lineMeant(
  lines: ReadonlyMap<string, ChronicleLine>,
  { lineId: id, topic, subject }: ChronicleDelta,
): ChronicleLine | undefined {
  const named = id === null ? undefined : lines.get(id);
  return (
    named ?? [...lines.values()].findLast((line) => line.topic === topic && isSame(line.subject, subject))
  );
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
  lines: ReadonlyMap<string, ChronicleLine>,
  struck: readonly ChronicleLine[],
  { topic, subject, text }: ChronicleDelta,
): boolean {
  const about = [...lines.values()].filter((line) => isSame(line.subject, subject));
  const isDead = about.some((line) => line.topic === 'death');
  if (isDead && (topic === 'death' || topic === 'person' || topic === 'wound')) return false;
  const saysTheSame = (line: ChronicleLine) =>
    line.topic === topic && isSame(line.subject, subject) && isSame(line.text, text);
  return !about.some(saysTheSame) && !struck.some(saysTheSame);
}

function summarise(
  lines: Map<string, ChronicleLine>,
  summary: NonNullable<ChronicleNode['summary']>,
  { nodeId, ordinal }: ChronicleNode,
  amendments: ChronicleAmendments,
): void {
  for (const [place, { replaces, topic, subject, text }] of summary.lines.entries()) {
    const replaced = replaces.flatMap((id) => {
      const line = lines.get(id);
      return line && !line.pinned && !line.corrected ? [line] : [];
    });
    if (replaced.length === 0) continue;
    const id = lineId(summary.summaryId, place);
    const amended = amendments.get(id) ?? untouched;
    for (const line of replaced) lines.delete(line.id);
    if (amended.struck) continue;
    lines.set(id, {
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
    });
  }
}

/** Letter case, spacing and punctuation aside. */
export function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(the|a|an) /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
