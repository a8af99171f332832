/** From what the narrator wants remembered to what the turn changes in the chronicle. */
import { wordsOf, type ChronicleDelta, type ChronicleLine, type TurnKind } from '@rubicon/domain';
import type { ProposedLine } from './read-proposals.js';

/**
 * @param chronicle at the end of the path, whole: a line's number in the prompt is its place in it
 * @param action what the player typed; a suggestion that they took is not their own words
 */
export function chronicleDeltas(
  proposed: readonly ProposedLine[],
  chronicle: readonly ChronicleLine[],
  { action, kind }: { readonly action: string; readonly kind: TurnKind },
): ChronicleDelta[] {
  const typed = kind === 'suggestion' ? new Set<string>() : wordsOf(action);
  return proposed.map(({ line, topic, subject, text, change }) => ({
    change,
    lineId: line === null ? null : (chronicle[line - 1]?.id ?? null),
    topic,
    subject,
    text,
    fromPlayer: [...wordsOf(subject)].some((word) => typed.has(word)),
  }));
}
