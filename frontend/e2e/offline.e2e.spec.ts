/** Without a network: the catalogue's words, what was typed is kept, and all works again when the network is back. */
import { enterAs, newPlayer, registered, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { readToast } from './support/toast.js';
import { visitors } from './support/visit.js';

const open = visitors();

it('signing in', async () => {
  const player = newPlayer();
  await registered(player);
  const visit = await open();
  const { page, press, context, watch } = visit;
  await page.goto('/login');
  const name = page.getByLabel('Username or Email');
  await name.fill(player.username);
  await page.getByLabel('Password').fill(player.password);
  const signIn = page.getByRole('button', { name: 'Sign In' });

  watch.expectCut('/api/auth/login');
  await context.setOffline(true);
  await press(signIn);
  expect(await readToast(visit, 'Login Failed')).toContain('Invalid credentials');
  expect(await name.inputValue()).toBe(player.username);

  await context.setOffline(false);
  await press(signIn);
  await page.waitForURL('/game-select');
});

it('playing and saving', async () => {
  const session = await registeredPlayer(1);
  await startedGame(session, 'french_revolution');
  const visit = await open();
  const { page, press, context, watch } = visit;
  const game = new GameScreen(page);
  await enterAs(page, session);
  await page.goto('/game?gameType=french_revolution');
  await game.standsAt(0);
  const deed = 'I count the muskets in the cellar before I speak.';
  await game.input.fill(deed);

  watch.expectCut('/api/');
  await context.setOffline(true);
  await press(game.send);
  await game.story.getByText('Failed to process your input. Please try again.').waitFor();
  expect(await game.input.inputValue()).toBe(deed);

  await context.setOffline(false);
  await press(game.send);
  await game.standsAt(1);

  await context.setOffline(true);
  await press(game.save);
  expect(await readToast(visit, 'Save Failed')).toContain('Failed to save your game. Please try again.');
  await context.setOffline(false);
  await press(game.save);
  expect(await readToast(visit, 'Game Saved')).toContain('Your progress has been saved successfully.');
});

it('a page of the player that cannot be reached says so, and comes when asked again', async () => {
  const session = await registeredPlayer(0);
  const { page, press, watch } = await open();
  await enterAs(page, session);
  watch.expectCut('/api/auth/me');
  // Until the page has said so: one of the page before may still be on its way.
  await page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'));
  await page.goto('/saved-games');
  await page.getByText('Rubicon cannot be reached').waitFor();
  await page.unroute('**/api/auth/me');
  await press(page.getByRole('button', { name: 'Try Again' }));
  await page.getByText('No Saved Games').waitFor();
});
