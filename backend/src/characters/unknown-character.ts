import { ProblemError } from '../platform/http/index.js';

/** Also another player's, a removed one, and for changes a historical figure. */
export function unknownCharacter(): ProblemError {
  return new ProblemError(404, 'unknown_character', 'There is no such character.');
}
