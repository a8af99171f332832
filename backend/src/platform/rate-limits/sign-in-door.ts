import type { RateLimitRule } from './rate-limit-rule.js';

/** The cookie by which a door knows browsers again. */
export interface KnownBrowserCookie {
  readonly name: string;
  /** Where it is sent to, without TLS. */
  readonly path: string;
}

/** A door at which passwords can be guessed. */
export interface SignInDoor {
  readonly cookie: KnownBrowserCookie;
  /** Of one account: with a known browser, with all of them; from one network in a short and in a long while, from everywhere. */
  readonly limits: {
    readonly browser: RateLimitRule;
    readonly browsers: RateLimitRule;
    readonly network: readonly RateLimitRule[];
    readonly everywhere: RateLimitRule;
  };
}
