/**
 * What is logged of a door that stayed shut: which, and whom it knew, by random id. Not who knocked: neither the name that was typed nor the
 * address. Whoever counts these lines sees guessing (docs/security.md).
 */
import type { Request } from 'express';
import type { LogFields } from '../observability/index.js';
import { routeOf } from './access-log.js';
import type { RequestWithPlayer } from './current-player.js';
import type { ProblemCode } from './problems.js';
import type { RequestWithStaff } from './staff.js';

const codes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'invalid_credentials',
  'wrong_password',
  'wrong_code',
  'invitation_expired',
  'reset_link_expired',
  'not_signed_in',
  'session_ended',
  'too_many_requests',
  'forged_notice',
  'unknown_claim',
]);

export const SHUT = 'a door stayed shut';

export function isShutDoor(code: ProblemCode): boolean {
  return codes.has(code);
}

export function shutDoor(
  request: Request & RequestWithPlayer & RequestWithStaff,
  code: ProblemCode,
): LogFields {
  const { method, player, staff } = request;
  return { code, method, route: routeOf(request), playerId: player?.playerId, staffId: staff?.staffId };
}
