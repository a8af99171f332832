/** How much time a turn takes: the model proposes, the game decides. */
import type { TurnKind } from '../game/game.events.js';
import { sceneHours, type ActKind, type SceneHour } from '../scene/scene.js';

export const MAX_DAYS_PER_TURN = 60;

/** From the hour before a turn to the one after it. */
export interface HoursOfTurn {
  readonly before: SceneHour;
  readonly after: SceneHour;
  /** What was done: to ask takes no time. */
  readonly act: ActKind;
}

/**
 * Whole days from a turn's parent to the turn. A question takes none (decision 13). Everything else moves the world on, whatever the model
 * says: at least by an hour of the same day, else by one day; and at most by 60 days. Only to ask something leaves the hour as it is.
 * @param hours null: the scene does not say
 */
export function daysPassed(
  proposedDays: number | undefined,
  kind: TurnKind,
  hours: HoursOfTurn | null = null,
): number {
  if (kind === 'question') return 0;
  if (proposedDays === undefined || Number.isNaN(proposedDays)) return 1;
  return Math.trunc(Math.min(MAX_DAYS_PER_TURN, Math.max(isLater(hours) ? 0 : 1, proposedDays)));
}

function isLater(hours: HoursOfTurn | null): boolean {
  if (hours === null) return false;
  const passed = sceneHours.indexOf(hours.after) - sceneHours.indexOf(hours.before);
  return passed > 0 || (passed === 0 && hours.act === 'inquiry');
}
