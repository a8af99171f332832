/** What history holds near the game's day, for a prompt whose head has no outline of all of it: what can be bent, by its id. */
import type { WorldState } from '@rubicon/domain';
import type { Scenario } from '@rubicon/scenarios';

/** Days before and after the day: about those within which an event may be bent (`bendHistory`). */
const WINDOW = { daysBefore: 30, daysAfter: 400 };
/** Of those that are over already, the last ones: most of the room is for what comes. */
const OVER_MAX = 2;

/** "[bastille] July 14, 1789, Paris: The crowd takes…", in the order of their days; without those that went otherwise. */
export function historyNear({ date, bent }: WorldState, scenario: Scenario, most: number): string[] {
  const events = scenario.eventsAround(date.ordinal, WINDOW).filter(({ id }) => !bent.includes(id));
  const over = events.filter(({ ordinal }) => ordinal <= date.ordinal).slice(-OVER_MAX);
  const coming = events.filter(({ ordinal }) => ordinal > date.ordinal);
  return [...over, ...coming]
    .slice(0, most)
    .map(({ id, ordinal, place, text }) => `[${id}] ${scenario.dateLabel(ordinal)}, ${place}: ${text}`);
}
