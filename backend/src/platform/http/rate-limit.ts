/** `@RateLimit({...})`: how often a route may be called per account, or per network address by visitors. Beyond: 429 with Retry-After. */
import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export interface RateLimitRule {
  /** Routes of one name share one count. */
  readonly name: string;
  readonly limit: number;
  readonly perSeconds: number;
}

export const RATE_LIMIT = Symbol('rate-limit');
export const RateLimit = (...rules: RateLimitRule[]): CustomDecorator<symbol> =>
  SetMetadata(RATE_LIMIT, rules);
