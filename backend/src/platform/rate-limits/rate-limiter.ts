/** Counts calls in this process. With several API processes behind a balancer the limit holds per process. */
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { AppConfig } from '../config/index.js';
import { Refused } from '../refusals/index.js';
import { checkRule, type RateLimitRule } from './rate-limit-rule.js';

const MS_PER_SECOND = 1_000;

@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly storage = new ThrottlerStorageService();

  constructor(private readonly config: AppConfig) {}

  /**
   * Counts one call.
   * @param key whose calls are counted together: a player's id, an address
   * @throws Refused `too_many_requests`, until when
   */
  async take(rule: RateLimitRule, key: string): Promise<void> {
    if (!this.config.rateLimits) return;
    checkRule(rule);
    const { name, limit, perSeconds } = rule;
    const windowMs = perSeconds * MS_PER_SECOND;
    const count = await this.storage.increment(`${name}|${key}`, windowMs, limit, windowMs, name);
    if (!count.isBlocked) return;
    throw new Refused('too_many_requests', { retryAfterSeconds: Math.max(1, count.timeToBlockExpire) });
  }

  onApplicationShutdown(): void {
    this.storage.onApplicationShutdown();
  }
}
