/** What can be decided of a narrator, by what it does, and the key of each. */
import type { NarratorMode } from '@rubicon/contracts';

export type NarratorAct = 'quiet' | 'drain' | 'wake' | 'slots';

export const actKeys: Readonly<Record<NarratorAct, string>> = {
  quiet: 'q',
  drain: 'd',
  wake: 'w',
  slots: 's',
};

const acts: Readonly<Record<NarratorMode, readonly NarratorAct[]>> = {
  takes_turns: ['quiet', 'drain', 'slots'],
  quiet: ['wake', 'drain', 'slots'],
  drained: ['wake', 'slots'],
};

export function actsOf(mode: NarratorMode): readonly NarratorAct[] {
  return acts[mode];
}
