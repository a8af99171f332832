/** Whether the character carries a wound: of all dangers the one that stands in the chronicle. */
import { wordsOf, type ChronicleLine } from '@rubicon/domain';

const SELF = /^(?:you|yourself|your .+|the player|player)$/i;

/** The one told last; null: the character is whole. @param name the character's */
export function openWoundOf(name: string, chronicle: readonly ChronicleLine[]): ChronicleLine | null {
  return chronicle.findLast((line) => isOpenWoundOf(name, line)) ?? null;
}

/** "you", or by the character's name or a part of it. */
function isOpenWoundOf(name: string, { topic, settled, subject }: ChronicleLine): boolean {
  if (topic !== 'wound' || settled) return false;
  const named = [...wordsOf(subject)];
  const own = wordsOf(name);
  return SELF.test(subject.trim()) || (named.length > 0 && named.every((word) => own.has(word)));
}
