import { callsCountedForSecondsMax } from '@rubicon/contracts';

export interface RateLimitRule {
  /** What is asked under one name shares one count. */
  readonly name: string;
  readonly limit: number;
  /** At most `callsCountedForSecondsMax`, which `/privacy` tells. */
  readonly perSeconds: number;
}

/** @throws RangeError when a rule counts for longer than players are told */
export function checkRule({ name, perSeconds }: RateLimitRule): void {
  if (perSeconds > callsCountedForSecondsMax)
    throw new RangeError(`the rule ${name} counts calls for ${perSeconds} s: more than players are told`);
}
