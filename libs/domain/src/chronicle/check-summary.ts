/**
 * Whether a summary may stand for what it names: it must name lines that are there, all about one subject, keep the subject, and be shorter.
 * Deaths, open promises and open debts are never melted into another topic. What does not hold is dropped; its lines stay as they are.
 */
import {
  LINE_CHARACTERS_MAX,
  SUBJECT_CHARACTERS_MAX,
  type ChronicleLine,
  type ChronicleSummaryLine,
} from './chronicle.js';
import { isSame } from './fold-chronicle.js';

const kept: ReadonlySet<string> = new Set(['death', 'promise', 'debt']);

/** The lines of a proposed summary that hold against the chronicle they were made from. */
export function checkSummary(
  proposed: readonly ChronicleSummaryLine[],
  chronicle: readonly ChronicleLine[],
): ChronicleSummaryLine[] {
  const left = new Map(chronicle.map((line) => [line.id, line]));
  return proposed.filter((summary) => {
    const lines = [...new Set(summary.replaces)].flatMap((id) => left.get(id) ?? []);
    const holds =
      lines.length > 1 &&
      lines.length === summary.replaces.length &&
      lines.every((line) => isSame(line.subject, summary.subject)) &&
      lines.every((line) => !kept.has(line.topic) || line.settled || line.topic === summary.topic) &&
      lines.every((line) => !line.pinned && !line.corrected) &&
      summary.subject.length <= SUBJECT_CHARACTERS_MAX &&
      summary.text.trim() !== '' &&
      summary.text.length <= LINE_CHARACTERS_MAX &&
      summary.text.length < lines.reduce((sum, line) => sum + line.text.length, 0);
    if (holds) for (const { id } of lines) left.delete(id);
    return holds;
  });
}
