/** `@RateLimit({...})`: how often a route may be called per account, or per network address by visitors. Beyond: 429 with Retry-After. */
import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import { callsCountedForSecondsMax } from '@rubicon/contracts';

export interface RateLimitRule {
  /** Routes of one name share one count. */
  readonly name: string;
  readonly limit: number;
  /** At most `callsCountedForSecondsMax`, which `/privacy` tells. */
  readonly perSeconds: number;
}

export const RATE_LIMIT = Symbol('rate-limit');
/** @throws RangeError when a rule counts for longer than players are told */
export const RateLimit = (...rules: RateLimitRule[]): CustomDecorator<symbol> => {
  rules.forEach(checkRule);
  return SetMetadata(RATE_LIMIT, rules);
};

/** @throws RangeError as above */
export function checkRule({ name, perSeconds }: RateLimitRule): void {
  if (perSeconds > callsCountedForSecondsMax)
    throw new RangeError(`the rule ${name} counts calls for ${perSeconds} s: more than players are told`);
}
