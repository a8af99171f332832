import { ProblemError } from '../../platform/http/index.js';

/** There never was one, it was revoked, its game was deleted, its player is gone: nobody can tell which. */
export function unknownShare(): ProblemError {
  return new ProblemError(404, 'unknown_share', 'There is no such link.');
}
