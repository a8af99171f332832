/** The player's own wounds, as the chronicle has them. */
import type { Memory } from './memory.js';

export function isWounded(memory: Memory): boolean {
  return memory.open('wound').some(({ subject }) => isOwnWound(subject));
}

/** The player's own, not a companion's. */
export function isOwnWound(subject: string): boolean {
  return /^(you|your .+)$/i.test(subject.trim());
}
