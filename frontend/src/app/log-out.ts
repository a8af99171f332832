import { redirect } from 'react-router-dom';
import { api } from '../lib/api/api.js';
import { endSession } from '../lib/session/session.js';

/**
 * The action of /login. Logging out is a navigation, so that a game with unsaved changes can stand in its way.
 *
 * POST /api/auth/logout, whose answer nobody waits for: here the session is over, there it ends by itself at the latest when it runs out.
 */
export function logOut(): Response {
  void api.POST('/api/auth/logout').catch(() => undefined);
  endSession('logout');
  return redirect('/login');
}
