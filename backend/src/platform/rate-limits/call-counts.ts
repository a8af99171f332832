import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RateLimitRule } from './rate-limit-rule.js';

/** Counts of calls that all processes share and a restart does not end: in the queue's store. One round trip counts one call. */
export abstract class CallCounts {
  /** Counts for this rule alone. */
  abstract of(rule: RateLimitRule): RateLimiterAbstract;
}
