import { graceSeconds } from './cause-times.js';
import type { Finding } from './causes.js';

/** Whether it is an exception by now, and not just under way. */
export function isDue({ cause, since }: Pick<Finding, 'cause' | 'since'>, now: Date): boolean {
  return Date.parse(since) + graceSeconds[cause] * 1000 <= now.getTime();
}
