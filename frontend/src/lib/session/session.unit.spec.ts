import { freshSession, player, tokenExpiring } from '../../testing/sessions.js';
import {
  endSession,
  lastSessionEnd,
  onSessionChange,
  startSession,
  storedUser,
  validToken,
} from './session.js';

afterEach(() => localStorage.clear());

describe('the session', () => {
  it('keeps token and user under the names of the specification', () => {
    const session = freshSession();
    startSession(session);
    expect(localStorage.getItem('token')).toBe(session.token);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(player);
    expect(validToken()).toBe(session.token);
    expect(storedUser()).toEqual(player);
  });

  it('has no token once that expired', () => {
    startSession({ token: tokenExpiring(Date.now() - 1000), user: player });
    expect(validToken()).toBeNull();
  });

  it('ends, tells how, and tells who listens', () => {
    const heard: (string | null)[] = [];
    startSession(freshSession());
    const stop = onSessionChange(() => heard.push(lastSessionEnd()));
    endSession('expired');
    startSession(freshSession());
    endSession('logout');
    stop();
    endSession('expired');
    expect(heard).toEqual(['expired', null, 'logout']);
    expect(localStorage).toHaveLength(0);
  });

  it('ignores and logs a corrupt stored user', () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    localStorage.setItem('user', '{"username":');
    expect(storedUser()).toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
