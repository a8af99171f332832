/**
 * Every call to the server goes through here (specification, section 7, "General behaviour"): JSON in and out, the bearer token
 * while it is valid, cookies, the log position, and one way of failing (`ApiError`).
 */
import { endSession, validToken } from '../session/session.js';
import { ApiError } from './api-error.js';
import { forgetPosition, positionToSend, rememberPosition } from './log-position.js';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface CallOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** One key per intent: the server plays, buys or starts once however often the request arrives. See useIdempotencyKey. */
  idempotencyKey?: string;
  /** Further request headers, `Prefer` for example. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sent as a visitor would: what is refused says nothing of the session. */
  withoutToken?: boolean;
}

/**
 * The raw answer, for streams; `apiCall` is the usual way. A log that was restored from a backup ends before what this tab remembers of it: the
 * server refuses that before it does anything, so the call is sent again without.
 * @throws ApiError when the answer is not OK; a 401 or 403 to a token also ends the session
 * @throws TypeError when the server cannot be reached
 */
export async function apiResponse(method: Method, url: string, options: CallOptions = {}): Promise<Response> {
  try {
    return await send(method, url, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unknown_log_position') throw error;
    forgetPosition();
    return send(method, url, options);
  }
}

async function send(method: Method, url: string, options: CallOptions): Promise<Response> {
  const token = options.withoutToken === true ? null : validToken();
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
      ...positionToSend(),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  rememberPosition(response.headers);
  if (response.ok) return response;
  if (isRefusal(response.status) && token !== null && token === validToken()) endSession('expired');
  throw new ApiError(response, await response.text());
}

/** The answer's JSON; undefined for an empty body. @throws as apiResponse */
export async function apiCall<T>(method: Method, url: string, options?: CallOptions): Promise<T> {
  const text = await (await apiResponse(method, url, options)).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The default data fetch: a GET that answers null on 401 and 403. @throws as apiResponse otherwise */
export async function apiQuery<T>(url: string, signal?: AbortSignal): Promise<T | null> {
  try {
    return await apiCall<T>('GET', url, signal ? { signal } : {});
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error.status)) return null;
    throw error;
  }
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403;
}
