export { CallCounts } from './call-counts.js';
export { checkRule, type RateLimitRule } from './rate-limit-rule.js';
export { RateLimiter } from './rate-limiter.js';
export type { KnownBrowserCookie, SignInDoor } from './sign-in-door.js';
