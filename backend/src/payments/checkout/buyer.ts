/** Who buys: a player, or a visitor known by the browser alone. */
import type { Request, Response } from 'express';
import { BrowserSecrets, type SignedInPlayer } from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { purchaseCookie } from '../visitors/purchase-cookie.js';

export type Buyer =
  | { readonly kind: 'player'; readonly playerId: string }
  /** `visitor`: the hash of the browser's secret. */
  | { readonly kind: 'visitor'; readonly visitor: string };

/**
 * A visitor's browser gets its cookie, or keeps it longer.
 * @throws Refused `session_ended` for a player whose sign-in is over: what they buy is not a visitor's
 */
export function buyerOf(
  player: SignedInPlayer | undefined,
  request: Request,
  response: Response,
  secrets: BrowserSecrets,
): Buyer {
  if (player) return { kind: 'player', playerId: player.playerId };
  refuseEndedSession(request);
  return { kind: 'visitor', visitor: secrets.keep(request, response, purchaseCookie) };
}

/** @throws Refused `session_ended`: the request came with a sign-in that counts no more */
export function refuseEndedSession(request: Request): void {
  if (request.header('authorization') !== undefined) throw new Refused('session_ended');
}
