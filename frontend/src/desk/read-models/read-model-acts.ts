/** What can be asked for as the read models stand, and the key of each. */
import type { ReadModelOperations } from '@rubicon/contracts';
import { openJob } from './open-job.js';

export type ReadModelAct = 'rebuild' | 'swap_back' | 'let_go' | 'cancel';

export const actKeys: Readonly<Record<ReadModelAct, string>> = {
  rebuild: 'r',
  swap_back: 's',
  let_go: 'l',
  cancel: 'c',
};

/** One at a time: while something is done it can be cancelled, and nothing else be asked for. */
export function actsOf(now: ReadModelOperations): readonly ReadModelAct[] {
  if (openJob(now)) return ['cancel'];
  const { replaced } = now;
  if (!replaced) return ['rebuild'];
  return replaced.canBeSwappedBack ? ['rebuild', 'swap_back', 'let_go'] : ['rebuild', 'let_go'];
}
