import { freshSession, player } from '../testing/sessions.js';
import { mendStorage } from './mend-storage.js';
import { startSession } from './session/session.js';

afterEach(() => localStorage.clear());

it('takes out what cannot be read, and leaves the rest', () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('token', 'not.a.token');
  localStorage.setItem('user', '{"username":');
  localStorage.setItem('selectedGameType', '<script>');
  localStorage.setItem('newUser', 'true');
  mendStorage();
  expect({ ...localStorage }).toEqual({ newUser: 'true' });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it('changes nothing that is in order', () => {
  startSession(freshSession());
  localStorage.setItem('selectedGameType', 'sengoku_japan');
  const before = { ...localStorage };
  mendStorage();
  expect({ ...localStorage }).toEqual(before);
  expect(JSON.parse(before.user as string)).toEqual(player);
});
