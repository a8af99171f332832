import { api } from '../lib/api/api.js';
import { endSession } from '../lib/session/session.js';

/** POST /api/auth/logout, whose answer nobody waits for: here the session is over, there it ends by itself at the latest when it runs out. */
export function logOut(): void {
  void api.POST('/api/auth/logout').catch(() => undefined);
  endSession('logout');
}
