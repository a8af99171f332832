/** What really happened, dated by the Gregorian calendar. */
import type { TimelineEvent } from '../../scenario.js';
import { ordinalOf } from './calendar.js';
import { empire } from './timeline/empire.js';
import { monarchy } from './timeline/monarchy.js';
import { republic } from './timeline/republic.js';

export const timeline: readonly TimelineEvent[] = [...monarchy, ...republic, ...empire].map(
  ({ on: [year, month, day], ...event }) => ({ ...event, ordinal: ordinalOf(year, month, day) }),
);
