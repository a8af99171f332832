import type { WaitingTurns } from '@rubicon/contracts';
import { alertThresholds } from './alert-thresholds.js';

/** Whether the next one has waited as long as calls somebody. */
export function waitsTooLong({ nextWaitedMs }: Pick<WaitingTurns, 'nextWaitedMs'>): boolean {
  return nextWaitedMs !== null && nextWaitedMs > alertThresholds.waitedMs;
}
