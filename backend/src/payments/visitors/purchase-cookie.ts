import type { BrowserCookie } from '../../platform/http/index.js';

const DAY_SECONDS = 86_400;
/** A checkout is open for a day, and what nobody claims is paid back after thirty. */
export const VISITOR_CHECKOUT_DAYS = 40;

/** Knows the browser again that bought without an account. */
export const purchaseCookie: BrowserCookie = {
  name: 'rubicon_purchases',
  maxAgeSeconds: VISITOR_CHECKOUT_DAYS * DAY_SECONDS,
};
