import type { Problem } from '@rubicon/contracts';

/** Any answer that is not OK. The message is the status, a colon and the body's text, or the status text without a body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The problem document (RFC 9457), when the body is one. */
  readonly problem: Problem | null;
  /** Seconds of the Retry-After header, when given. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.problem = readProblem(body);
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : null;
  }

  /** The problem's stable code. */
  get code(): string | null {
    return this.problem?.code ?? null;
  }
}

/** The server's own sentence, fit to show (decision 41), or `fallback` when it sent none. */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem?.detail) || fallback;
}

function readProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' &&
      value !== null &&
      'detail' in value &&
      typeof value.detail === 'string'
      ? (value as Problem)
      : null;
  } catch {
    return null;
  }
}
