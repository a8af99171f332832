/** A visitor without an account: known by a cookie, and only for as long as a prologue can be read. */
import type { BrowserCookie } from '../platform/http/index.js';

const SECONDS_PER_DAY = 86_400;
/** A prologue can be read for so long (decision 1); after that its key is destroyed. */
export const DEMO_LIFETIME_MS = 7 * SECONDS_PER_DAY * 1_000;

export const visitorCookie: BrowserCookie = {
  name: 'rubicon_visitor',
  maxAgeSeconds: 7 * SECONDS_PER_DAY,
};
