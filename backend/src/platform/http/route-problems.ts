/** Every problem that an operation may answer with: its own, and those that follow from its guards and from how it is asked. */
import type { FailureCode, RefusalCode } from '../refusals/index.js';
import type { ApiRoute } from './api-routes.js';
import { problems, type EdgeCode, type ProblemCode, type ProblemKind } from './problems.js';
import { ACCESS, type Access } from './public.js';
import { RATE_LIMIT } from './rate-limit.js';
import { FAILS_WITH, REFUSES } from './refuses.js';
import { STAFF_ROLES } from './staff.js';

type Refusing = RefusalCode | EdgeCode;

/** What is read before it is known who answers: the head, and a body, also one that nobody asked for. */
const ofEveryRequest: readonly Refusing[] = [
  'invalid_request',
  'unknown_log_position',
  'too_slow',
  'too_large',
  'unsupported_media_type',
  'headers_too_large',
  'unavailable',
];

/** By status and code. What is our own fault is none of them. @param isCommand something may change: the method is not GET */
export function problemsOf(route: ApiRoute, isCommand: boolean): readonly ProblemKind[] {
  const refusing = new Set<ProblemCode>([
    ...ofEveryRequest,
    ...when(isCommand, 'busy'),
    ...ofWhoCalls(route),
    ...when(route.said(RATE_LIMIT) !== undefined, 'too_many_requests'),
    ...(route.said<Refusing[]>(REFUSES) ?? []),
  ]);
  const failing = new Set<ProblemCode>(route.said<FailureCode[]>(FAILS_WITH));
  return problems.filter(({ of, code }) => (of === 'call' ? refusing : failing).has(code));
}

function when(applies: boolean, ...codes: readonly Refusing[]): readonly Refusing[] {
  return applies ? codes : [];
}

/** Who is known waits for what they wrote; a player may be erased while their call is under way. */
function ofWhoCalls(route: ApiRoute): readonly Refusing[] {
  if (route.said(STAFF_ROLES) !== undefined) return ['not_found', 'read_model_behind'];
  switch (route.said<Access>(ACCESS)) {
    case undefined:
      return ['not_signed_in', 'session_ended', 'player_erased', 'read_model_behind'];
    case 'visitors-too':
      return ['session_ended', 'player_erased', 'read_model_behind'];
    case 'public':
      return [];
  }
}
