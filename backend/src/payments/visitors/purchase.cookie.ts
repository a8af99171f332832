import type { BrowserCookie } from '../../platform/http/index.js';
import { VISITOR_CHECKOUT_DAYS } from './visitor-checkouts.js';

const DAY_SECONDS = 86_400;

/** Knows the browser again that bought without an account. */
export const purchaseCookie: BrowserCookie = {
  name: 'rubicon_purchases',
  maxAgeSeconds: VISITOR_CHECKOUT_DAYS * DAY_SECONDS,
};
