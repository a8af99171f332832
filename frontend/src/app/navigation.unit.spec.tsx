/** Above the player's screens: where one can go, where one is, and the wait before that is known (specification, section 2). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { openingState, desmoulins } from '../testing/games.js';
import { renderApp } from '../testing/render-app.js';
import { heldAnswer, serveApi, type ServedApi } from '../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../testing/sessions.js';

let api: ServedApi;
beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'GET /api/games/saved': { body: [] },
    'GET /api/characters': { body: [desmoulins] },
    'GET /api/game/state': { body: { gameState: openingState, character: desmoulins } },
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

const navigation = () => screen.findByRole('navigation', { name: 'Main' });

it('leads home, to the games, the saved ones and the account', async () => {
  renderApp('/saved-games');
  const places = within(await navigation()).getAllByRole('link');
  expect(places.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Games', '/game-select'],
    ['Saved', '/saved-games'],
    ['Account', '/account'],
  ]);
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Rubicon' })).toHaveAttribute(
    'href',
    '/',
  );
});

it.each([
  ['/game-select', 'Games'],
  ['/character-select?game=roman_republic', 'Games'],
  ['/game', 'Games'],
  ['/saved-games', 'Saved'],
  ['/account', 'Account'],
])('says at %s that one is at: %s', async (address, place) => {
  renderApp(address);
  const current = within(await navigation())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([place]);
});

it.each([
  ['/character-select?game=french_revolution', 'French Revolution'],
  ['/character-select?game=roman_republic', "Caesar's Rome"],
  ['/difficulty?game=sengoku-japan', 'Sengoku'],
])('names at %s the era beside the logo: %s', async (address, name) => {
  renderApp(address);
  const banner = within(await screen.findByRole('banner'));
  expect(await banner.findByRole('link', { name: `Rubicon ${name}` })).toHaveAttribute('href', '/');
});

it('says by the tooltip of Logout who is signed in', async () => {
  renderApp('/saved-games');
  const logout = within(await navigation()).getByRole('button', { name: 'Logout' });
  act(() => logout.focus());
  expect(await screen.findByRole('tooltip')).toHaveTextContent(player.username);
  expect(logout).toHaveAccessibleDescription(player.username);
});

it('shows a spinner, and nothing else, while it is not known who is signed in', async () => {
  const session = heldAnswer();
  api.answer({ 'GET /api/auth/me': session.answer });
  renderApp('/saved-games');
  await waitFor(() => expect(api.asked.map(({ url }) => url)).toEqual(['/api/auth/me']));
  expect(screen.getByText('Loading...').closest('[role=status]')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  session.give({ body: player });
  expect(await screen.findByRole('heading', { name: 'No Saved Games' })).toBeVisible();
});

it('knows no address by other letters than the server does', async () => {
  renderApp('/PRIVACY');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
