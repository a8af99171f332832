/** Two accounts never share a username or an address, upper and lower case alike: 409. */
import { ProblemError } from '../platform/http/index.js';
import type { Taken } from './accounts.js';

export function namesTaken(taken: Taken): ProblemError {
  return taken === 'username'
    ? new ProblemError(409, 'username_taken', 'This username is already taken.', {
        username: ['This username is already taken.'],
      })
    : new ProblemError(409, 'email_taken', 'An account with this email already exists.', {
        email: ['An account with this email already exists.'],
      });
}
