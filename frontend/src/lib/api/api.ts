/**
 * Every call to the server goes through here (specification, section 7, "General behaviour"). What can be asked, with what, and what is
 * answered is the API's own description (`npm run api` makes schema.ts of it); ours are the bearer token while it is valid, cookies, the log
 * position, and one way of failing (`ApiError`).
 */
import { positionHeader } from '@rubicon/contracts';
import createClient from 'openapi-fetch';
import { endSession, validToken } from '../session/session.js';
import { ApiError } from './api-error.js';
import { forgetPosition, knownPosition, rememberPosition } from './log-position.js';
import type { paths } from './schema.js';

/**
 * @throws ApiError when the answer is not OK; a 401 or 403 to a token also ends the session
 * @throws TypeError when the server cannot be reached
 */
export const api = createClient<paths>({
  credentials: 'include',
  fetch: (request) => call(request, validToken()),
});

/** As a visitor would ask: what is refused says nothing of the session. @throws as api */
export const visitorApi = createClient<paths>({
  credentials: 'include',
  fetch: (request) => call(request, null),
});

/**
 * A log that was restored from a backup ends before what this tab remembers of it: the server refuses that before it does anything, so the
 * call is sent again without.
 */
async function call(request: Request, token: string | null): Promise<Response> {
  const again = request.clone();
  try {
    return await send(request, token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unknown_log_position') throw error;
    forgetPosition();
    return send(again, token);
  }
}

async function send(request: Request, token: string | null): Promise<Response> {
  const { headers } = request;
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const position = knownPosition();
  if (position !== null) headers.set(positionHeader, position);
  const response = await fetch(request);
  rememberPosition(response.headers);
  if (response.ok) return response;
  if (isRefusal(response.status) && token !== null && token === validToken()) endSession('expired');
  throw new ApiError(response, await response.text());
}

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}
type Succeeded<Either extends Answer> = Extract<Either, { error?: never }>;

/** What was answered: JSON, or undefined for an empty body. */
export async function answerOf<Either extends Answer>(
  call: Promise<Either>,
): Promise<Succeeded<Either>['data']> {
  const answer = await call;
  if (!hasSucceeded(answer)) throw new TypeError('an answer that is not OK has passed as one that is');
  return answer.data;
}

/** The default data fetch: null on 401 and 403. */
export async function answerUnlessRefused<Either extends Answer>(
  call: Promise<Either>,
): Promise<Succeeded<Either>['data'] | null> {
  try {
    return await answerOf(call);
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error.status)) return null;
    throw error;
  }
}

/** An error of the server has been thrown already, and only its type is left. */
function hasSucceeded<Either extends Answer>(answer: Either): answer is Succeeded<Either> {
  return answer.error === undefined;
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403;
}
