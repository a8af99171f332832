export { AccessTokens } from './access-token.js';
export { BrowserSecrets, type BrowserCookie } from './browser-secrets.js';
export { CurrentPlayer, type SignedInPlayer } from './current-player.js';
export { IdempotencyKey } from './idempotency-key.js';
export { LogPosition, tellPosition } from './log-position.js';
export { networkOf } from './network-address.js';
export { IsPageLimit } from './page-limit.js';
export { Public, VisitorsToo } from './public.js';
export { RateLimit } from './rate-limit.js';
export { FailsWith, Refuses } from './refuses.js';
export { Sessions } from './sessions.js';
export {
  AnyStaff,
  CurrentStaff,
  staffCookie,
  StaffOnly,
  StaffSessions,
  type SignedInStaff,
} from './staff.js';
