/** `@RateLimit({...})`: how often a route may be called per account, or per network address where none is needed. Beyond: 429 with Retry-After. */
import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import { checkRule, type RateLimitRule } from '../rate-limits/index.js';

export const RATE_LIMIT = Symbol('rate-limit');
/** @throws RangeError when a rule counts for longer than players are told */
export const RateLimit = (...rules: RateLimitRule[]): CustomDecorator<symbol> => {
  rules.forEach(checkRule);
  return SetMetadata(RATE_LIMIT, rules);
};
