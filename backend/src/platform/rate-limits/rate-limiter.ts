/**
 * Counts calls in the queue's store, for all processes together. While it does not answer, each process counts for itself: nobody is kept out, and
 * limits are as many times wider as there are processes.
 */
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  timeout,
  TimeoutStrategy,
  wrap,
  type CircuitBreakerPolicy,
  type IPolicy,
} from 'cockatiel';
import { Gauge } from 'prom-client';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppConfig } from '../config/index.js';
import { derivedKey } from '../keys/index.js';
import { Log, Metrics } from '../observability/index.js';
import { Refused } from '../refusals/index.js';
import { CallCounts } from './call-counts.js';
import { checkRule, type RateLimitRule } from './rate-limit-rule.js';

const MS_PER_SECOND = 1_000;
/** Milliseconds that a call waits for its count, and that a store is left alone which did not answer. */
const ANSWER_WITHIN_MS = 1_000;
const LEFT_ALONE_MS = 5_000;

interface Counts {
  readonly shared: RateLimiterAbstract;
  readonly own: RateLimiterMemory;
}

@Injectable()
export class RateLimiter {
  private readonly key: Buffer;
  private readonly rules = new Map<string, Counts>();
  private readonly breaker: CircuitBreakerPolicy = circuitBreaker(handleAll, {
    halfOpenAfter: LEFT_ALONE_MS,
    breaker: new ConsecutiveBreaker(1),
  });
  private readonly inTime: IPolicy = wrap(
    this.breaker,
    timeout(ANSWER_WITHIN_MS, TimeoutStrategy.Aggressive),
  );

  constructor(
    private readonly config: AppConfig,
    private readonly counts: CallCounts,
    { registry }: Metrics,
    log: Log,
  ) {
    this.key = derivedKey(config.masterKey, 'rate-limit');
    const shared = new Gauge({
      name: 'rubicon_rate_limits_shared',
      help: '1: calls are counted for all processes together; 0: the store did not answer the last call, and each counts for itself.',
      registers: [registry],
    });
    shared.set(1);
    const own = log.for('rate-limits');
    this.breaker.onBreak((reason) => {
      shared.set(0);
      own.error('calls are counted in this process alone', {
        ...('error' in reason ? { error: reason.error } : {}),
      });
    });
    this.breaker.onReset(() => {
      shared.set(1);
      own.info('calls are counted for all processes again');
    });
  }

  /**
   * Counts one call.
   * @param key whose calls are counted together: a player's id, an address. Only its keyed hash goes to the store
   * @throws Refused `too_many_requests`, until when
   */
  async take(rule: RateLimitRule, key: string): Promise<void> {
    if (!this.config.rateLimits) return;
    checkRule(rule);
    const counts = this.countsOf(rule);
    const hashed = createHmac('sha256', this.key).update(`${rule.name}|${key}`).digest('base64url');
    const { consumedPoints, msBeforeNext } = await this.inTime
      .execute(() => counted(counts.shared, hashed))
      .catch(() => counted(counts.own, hashed));
    if (consumedPoints <= rule.limit) return;
    throw new Refused('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / MS_PER_SECOND)),
    });
  }

  private countsOf(rule: RateLimitRule): Counts {
    const known = this.rules.get(rule.name);
    if (known) return known;
    const { limit: points, perSeconds: duration } = rule;
    const counts = { shared: this.counts.of(rule), own: new RateLimiterMemory({ points, duration }) };
    this.rules.set(rule.name, counts);
    return counts;
  }
}

/** Beyond the limit the library rejects with the count. @throws what the store said */
async function counted(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}
