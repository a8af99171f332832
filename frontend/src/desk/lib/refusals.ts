/** What a refusal is about: a field of what was sent, or how things stand. */
import { ApiError } from '../../lib/api/api-error.js';

/** What is wrong with a field, in the server's own sentence. */
export function faultOf(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.problem?.errors?.[field]?.[0] : undefined;
}

/** It stands otherwise than it was seen, so what was asked for has no place any more. Its sentence; null: it is another error. */
export function overtakenBy(error: unknown): string | null {
  return error instanceof ApiError && error.status === 409 ? (error.problem?.detail ?? null) : null;
}
