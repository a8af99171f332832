import { Refused } from '../refusals/index.js';

/** What a call meets whose text was sealed under a destroyed key. */
export function accountDeleted(): Refused {
  return new Refused('player_erased', { detail: 'This account has been deleted.' });
}
