/** Every call of a desk to the server: by the cookie of the staff's own sign-in, never by a player's token. */
import { positionHeader } from '@rubicon/contracts';
import createClient from 'openapi-fetch';
import { ApiError } from '../../lib/api/api-error.js';
import { forgetPosition, knownPosition, rememberPosition } from '../../lib/api/log-position.js';
import type { paths } from '../../lib/api/schema.js';

/**
 * @throws ApiError when the answer is not OK: 404 for whoever lacks the role, as for what is not there
 * @throws TypeError when the server cannot be reached
 */
export const staffApi = createClient<paths>({ credentials: 'same-origin', fetch: call });

/** A log restored from a backup ends before what this tab remembers of it; see lib/api/api.ts. */
async function call(request: Request): Promise<Response> {
  const again = request.clone();
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unknown_log_position') throw error;
    forgetPosition();
    return send(again);
  }
}

async function send(request: Request): Promise<Response> {
  if (!request.headers.has('Accept')) request.headers.set('Accept', 'application/json');
  const position = knownPosition();
  if (position !== null) request.headers.set(positionHeader, position);
  const response = await fetch(request);
  rememberPosition(response.headers);
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}
