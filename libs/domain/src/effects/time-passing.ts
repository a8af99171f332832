/** How much time a turn takes: the model proposes, the game decides. */
import type { TurnKind } from '../game/game.events.js';

export const MAX_DAYS_PER_TURN = 60;

/**
 * Whole days from a turn's parent to the turn. A question takes none (decision 13); everything else at least one, so that the world
 * moves on whatever the model says, and at most 60.
 */
export function daysPassed(proposedDays: number | undefined, kind: TurnKind): number {
  if (kind === 'question') return 0;
  if (proposedDays === undefined || Number.isNaN(proposedDays)) return 1;
  return Math.trunc(Math.min(MAX_DAYS_PER_TURN, Math.max(1, proposedDays)));
}
