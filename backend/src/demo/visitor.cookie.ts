/** A visitor without an account: known by a cookie, and only for as long as a prologue can be read. */
import type { BrowserCookie } from '../platform/http/index.js';

const SECONDS_PER_DAY = 86_400;
export const visitorCookie: BrowserCookie = {
  name: 'rubicon_visitor',
  maxAgeSeconds: 7 * SECONDS_PER_DAY,
};
