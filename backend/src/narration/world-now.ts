/** The world as the last message of a prompt tells it. */
import type { Stats, WorldState } from '@rubicon/domain';
import type { Phase, Scenario, TimelineEvent } from '@rubicon/scenarios';
import { standingsNow } from './world-after.js';

/** Days for which the news of an event is fresh. */
const NEWS_DAYS = 45;
const NEWS_MAX = 6;
/** Of what went otherwise the last ones: the chronicle remembers the others. */
const BENT_MAX = 10;

export interface WorldNow {
  readonly date: string;
  readonly ordinal: number;
  readonly phase: Pick<Phase, 'id' | 'name' | 'tension'>;
  readonly stats: Stats;
  readonly factions: readonly { readonly id: string; readonly name: string; readonly standing: number }[];
  /** What happens elsewhere in these days. */
  readonly elsewhere: readonly { readonly date: string; readonly place: string; readonly text: string }[];
  /** What went otherwise than in the books. */
  readonly bent: readonly string[];
}

export function worldNow(world: WorldState, scenario: Scenario, estate: string): WorldNow {
  const { ordinal, label } = world.date;
  const phase = scenario.phases.find(({ id }) => id === world.phase) ?? scenario.phaseAt(ordinal);
  const standings = standingsNow(world, scenario, estate);
  return {
    date: label,
    ordinal,
    phase: { id: phase.id, name: phase.name, tension: phase.tension },
    stats: world.stats,
    factions: scenario
      .factionsAt(ordinal)
      .map(({ id, name }) => ({ id, name, standing: standings[id] ?? 0 })),
    elsewhere: scenario
      .eventsAround(ordinal, { daysBefore: NEWS_DAYS, daysAfter: 0 })
      .filter(({ id }) => !world.bent.includes(id))
      .slice(-NEWS_MAX)
      .map((event) => ({ date: scenario.dateLabel(event.ordinal), place: event.place, text: event.text })),
    bent: bentEvents(world, scenario)
      .slice(-BENT_MAX)
      .map(({ text }) => text),
  };
}

/** In the order in which they were bent; ids that the era does not know are left out. */
export function bentEvents({ bent }: Pick<WorldState, 'bent'>, scenario: Scenario): TimelineEvent[] {
  return bent.flatMap((id) => scenario.timeline.find((event) => event.id === id) ?? []);
}
