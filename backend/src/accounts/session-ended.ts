import { ProblemError } from '../platform/http/index.js';

/** The session outlived its account. */
export function sessionEnded(): ProblemError {
  return new ProblemError(401, 'session_ended', 'Your session has ended. Please sign in again.');
}
