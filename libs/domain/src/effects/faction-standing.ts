/** How the factions regard the character: proposed by the model, decided by the game. */
import type { Difficulty, TurnKind } from '../game/game.events.js';
import { weighed, type Bounds } from './weighing.js';

/** The most that a model may propose for one faction in one turn, before the difficulty weighs it. */
export const MAX_PROPOSED_STANDING = 15;
/** Factions that one turn may move. */
export const FACTIONS_PER_TURN_MAX = 4;
const bounds: Bounds = [-MAX_PROPOSED_STANDING, MAX_PROPOSED_STANDING];

export interface ProposedStanding {
  readonly factionId: string;
  readonly change: number;
}

/**
 * The standings after a turn, -100 to 100: the first four proposals for factions that count now, one each, cut to ±15 and weighed by the
 * difficulty. A question changes nothing.
 * @param now where every faction stands that counts on this day, by id
 */
export function applyStandings(
  before: Readonly<Record<string, number>>,
  proposed: readonly ProposedStanding[],
  now: Readonly<Record<string, number>>,
  difficulty: Difficulty,
  kind: TurnKind,
): Readonly<Record<string, number>> {
  if (kind === 'question') return before;
  const moved = new Map<string, number>();
  for (const { factionId, change } of proposed) {
    if (moved.size === FACTIONS_PER_TURN_MAX) break;
    const standing = Object.hasOwn(now, factionId) ? now[factionId] : undefined;
    if (standing === undefined || moved.has(factionId)) continue;
    const after = standing + weighed(change, bounds, difficulty);
    moved.set(factionId, Math.min(100, Math.max(-100, after)));
  }
  return { ...before, ...Object.fromEntries(moved) };
}
