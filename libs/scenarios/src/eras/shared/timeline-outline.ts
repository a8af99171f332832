/** The timeline as the narrator's prompt holds it: years as headings, so that a date costs few tokens. */
import type { TimelineEvent } from '../../scenario.js';

export type OutlineDate = (ordinal: number) => readonly [year: string, day: string];

/** "1789: 14 July Paris [bastille] The crowd takes…" and so on, one line for each year. */
export function outlineOf(timeline: readonly TimelineEvent[], outlineDate: OutlineDate): string {
  const years = new Map<string, string[]>();
  for (const { id, ordinal, place, text } of timeline) {
    const [year, day] = outlineDate(ordinal);
    years.set(year, [...(years.get(year) ?? []), `${day} ${place} [${id}] ${text}`]);
  }
  return [...years].map(([year, events]) => `${year}: ${events.join(' ')}`).join('\n');
}
