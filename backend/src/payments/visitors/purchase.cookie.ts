import type { Request } from 'express';
import type { BrowserCookie } from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { VISITOR_CHECKOUT_DAYS } from './visitor-checkouts.js';

const DAY_SECONDS = 86_400;

/** Knows the browser again that bought without an account. */
export const purchaseCookie: BrowserCookie = {
  name: 'rubicon_purchases',
  maxAgeSeconds: VISITOR_CHECKOUT_DAYS * DAY_SECONDS,
};

/** What a player buys whose sign-in is over is not a visitor's. @throws Refused `session_ended` */
export function refuseEndedSession(request: Request): void {
  if (request.header('authorization') !== undefined) throw new Refused('session_ended');
}
