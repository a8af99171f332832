import type { NarrationHindrance, NarrationOperations } from '@rubicon/contracts';

/** `stands`: nothing that waits is begun. `refuses`: what waits is told, and no player's turn is taken. */
export type Standing = 'rests' | 'stands' | 'refuses' | 'goes_on';

const untold: readonly NarrationHindrance[] = ['no_narrator', 'narrators_rest'];
const untaken: readonly NarrationHindrance[] = [
  'queue_away',
  'turns_overfull',
  'cap_spent',
  'cap_within_reach',
];

export function standingOf({ paused, hindrances }: NarrationOperations): Standing {
  return paused ? 'rests' : standingUnpaused(hindrances);
}

/** How narration stands once no pause is in its way. */
export function standingUnpaused(hindrances: readonly NarrationHindrance[]): Exclude<Standing, 'rests'> {
  if (hindrances.some((each) => untold.includes(each))) return 'stands';
  return hindrances.some((each) => untaken.includes(each)) ? 'refuses' : 'goes_on';
}
