/** What goes wrong, and what the player keeps. */
import { enterAs, newPlayer, registered, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { payWith, paysAlways } from './support/hosted-checkout.js';
import { readToast } from './support/toast.js';
import { phone, visitors, type Visit } from './support/visit.js';

const open = visitors();
const deed = 'I speak to the crowd, plainly, and promise bread before glory.';
const processAddress = '/api/game/process';

async function signIn({ page, press }: Visit, player: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username or Email').fill(player.username);
  await page.getByLabel('Password').fill(player.password);
  await press(page.getByRole('button', { name: 'Sign In' }));
}

describe('a turn whose call fails', () => {
  it.each([
    ['never arrives', false],
    ['arrives, and its answer is lost', true],
  ])('because it %s keeps what was typed, and is played once when sent again', async (_case, arrives) => {
    const session = await registeredPlayer(1);
    await startedGame(session, 'french_revolution');
    const visit = await open();
    const { page, press, watch } = visit;
    const game = new GameScreen(page);
    await enterAs(page, session);
    await page.goto('/game?gameType=french_revolution');
    await game.standsAt(0);

    watch.expectCut(processAddress);
    await page.route(
      `**${processAddress}`,
      async (route) => {
        if (arrives) await route.fetch();
        await route.abort('connectionfailed');
      },
      { times: 1 },
    );
    await game.input.fill(deed);
    await press(game.send);
    await game.story.getByText('Failed to process your input. Please try again.').waitFor();
    expect(await game.suggestions.count()).toBe(0);
    expect(await game.input.inputValue()).toBe(deed);
    await press(game.send);
    await game.standsAt(1);
    await game.story.getByText(deed, { exact: true }).waitFor();
    await page.reload();
    await game.standsAt(1);
    expect(await game.input.inputValue()).toBe('');
  });
});

it('offers a suggestion that could not be played as a text to be sent, and stops a turn while it is written', async () => {
  const session = await registeredPlayer(1);
  await startedGame(session, 'roman_republic');
  const { page, press, watch } = await open();
  const game = new GameScreen(page);
  await enterAs(page, session);
  await page.goto('/game?gameType=roman_republic');
  await game.standsAt(0);

  watch.expectCut(processAddress);
  await page.route(`**${processAddress}`, (route) => route.abort('connectionfailed'), { times: 1 });
  const title = await game.suggestions.first().locator('strong').innerText();
  await press(game.suggestions.first());
  await game.story.getByRole('alert').waitFor();
  expect((await game.input.inputValue()).startsWith(title)).toBe(true);

  await press(game.send);
  await game.story.getByText('Being written').waitFor();
  await press(game.story.getByRole('button', { name: 'Stop' }));
  await game.story.getByText(/^Turn 1 \u00b7.* stopped$/).waitFor();
  expect((await game.narrative()).length).toBeGreaterThan(0);
});

it('is out of credits in mid-game: keeps the draft, pays, and plays it', async () => {
  const session = await registeredPlayer(0);
  await startedGame(session, 'sengoku_japan');
  const visit = await open({ viewport: phone, touch: true });
  const { page, press, watch } = visit;
  const game = new GameScreen(page);
  await enterAs(page, session);
  await page.goto('/game?gameType=sengoku_japan');
  await game.standsAt(0);
  watch.expect({ status: 402, address: processAddress });
  await game.input.fill(deed);
  await press(game.send);
  const alert = game.story.getByRole('alert');
  await alert
    .getByText(/credits/i)
    .first()
    .waitFor();
  expect(await game.input.inputValue()).toBe(deed);
  await press(alert.getByRole('button', { name: 'Buy $1', exact: true }));
  await payWith(visit, paysAlways);
  expect(await readToast(visit, 'Payment Successful')).toContain('$1.00 credits added to your account');
  await game.send.waitFor();
  expect(await game.input.inputValue()).toBe(deed);
  await press(game.send);
  await game.story.getByText(/^Turn \d+ \u00b7/).waitFor();
  await game.story.getByText(deed, { exact: true }).waitFor();
});

describe('a session that ended', () => {
  it('by a forged token leads to the login screen, and back', async () => {
    const player = newPlayer();
    const { token, user } = await registered(player);
    const visit = await open();
    const { page, watch } = visit;
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const forged = `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    await enterAs(page, { token: forged, user });
    watch.expect({ status: 401, address: '/api/' });
    await page.goto('/difficulty?character=3&game=roman_republic');
    await page.waitForURL('/login?returnTo=%2Fdifficulty%3Fcharacter%3D3%26game%3Droman_republic');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(visit, player);
    await page.waitForURL('/difficulty?character=3&game=roman_republic');
    await page.getByRole('heading', { name: 'Choose Your Difficulty' }).waitFor();
  });

  it('by time asks nothing of the server, leads to the login screen, and back', async () => {
    const player = newPlayer();
    const { token, user } = await registered(player);
    const visit = await open();
    const { page } = visit;
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const past = Buffer.from(JSON.stringify({ ...claims, exp: 1_000_000_000 })).toString('base64url');
    await enterAs(page, { token: `${header}.${past}.${signature}`, user });
    await page.goto('/account?tab=usage');
    await page.getByText('Please log in to view your account.').waitFor();
    await signIn(visit, player);
    await page.getByRole('tab', { name: 'Usage', selected: true }).waitFor();
  });
});

it('says that an address leads nowhere, with a true 404', async () => {
  const { page, watch } = await open();
  watch.expect({ status: 404, address: '/the-other-bank' });
  const response = await page.goto('/the-other-bank');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
});
