/** What really happened, dated by the lunisolar calendar of Kyoto. */
import type { TimelineEvent } from '../../scenario.js';
import { ordinalOf } from './calendar.js';
import { oneCountry } from './timeline/one-country.js';
import { succession } from './timeline/succession.js';
import { twoWars } from './timeline/two-wars.js';

export const timeline: readonly TimelineEvent[] = [...succession, ...oneCountry, ...twoWars].map(
  ({ on: [year, month, day, leap], ...event }) => ({
    ...event,
    ordinal: ordinalOf(year, month, day, leap === 'leap'),
  }),
);
