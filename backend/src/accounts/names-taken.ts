import { Refused } from '../platform/refusals/index.js';
import type { Taken } from './accounts.js';

/** Two accounts never share a username or an address, upper and lower case alike. */
export function namesTaken(taken: Taken): Refused {
  return new Refused(taken === 'username' ? 'username_taken' : 'email_taken');
}
