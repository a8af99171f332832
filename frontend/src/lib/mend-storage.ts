/** What cannot be read is taken out of the browser's storage when the page opens; the user comes back with the next GET /api/auth/me. */
import { readGameType } from './era/eras.js';
import { storedUser } from './session/session.js';
import { isExpired } from './session/token.js';
import { localItems } from './storage.js';

export function mendStorage(): void {
  const token = localItems.read('token');
  if (token !== null && isExpired(token, 0)) localItems.remove('token');
  if (localItems.read('user') !== null && storedUser() === null) localItems.remove('user');
  if (readGameType(localItems.read('selectedGameType')) === null) localItems.remove('selectedGameType');
}
