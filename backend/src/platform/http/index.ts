export { CorrelationId, currentCorrelationId, withCorrelation } from './correlation.js';
export { CurrentPlayer, type SignedInPlayer } from './current-player.js';
export { IdempotencyKey } from './idempotency-key.js';
export { LogPosition, tellPosition } from './log-position.js';
export { ProblemError } from './problem-error.js';
export { Public } from './public.js';
export { RateLimit, type RateLimitRule } from './rate-limit.js';
