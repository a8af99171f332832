/** What really happened, dated as Romans then dated it; a text that names a season alone has no day in our sources. */
import type { TimelineEvent } from '../../scenario.js';
import { ordinalOf } from './calendar.js';
import { caesar } from './timeline/caesar.js';
import { oneMaster } from './timeline/one-master.js';
import { triumvirs } from './timeline/triumvirs.js';

export const timeline: readonly TimelineEvent[] = [...caesar, ...triumvirs, ...oneMaster].map(
  ({ on: [yearBc, month, day], ...event }) => ({ ...event, ordinal: ordinalOf(yearBc, month, day) }),
);
