/** Every page and dialog of the path, in each era's dress and both colour schemes, under axe's rules. */
import { gameTypes, type GameAnswer, type GameType, type Session } from '@rubicon/contracts';
import type { Page } from 'playwright-core';
import { violationsIn } from './support/accessibility.js';
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { phone, visitors, type Visit } from './support/visit.js';

const open = visitors();

async function opens(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: title }).first().waitFor();
  expect(await violationsIn(page)).toEqual([]);
}

it.each([
  ['/', 'Some rivers are crossed once.'],
  ['/login', 'Back to your river'],
  ['/register', 'Cross your river'],
  ['/nowhere', '404 Page Not Found'],
])('has nothing against %s', async (address, title) => {
  const { page, watch } = await open();
  watch.expect({ status: 404, address: '/nowhere' });
  await opens(page, address, title);
});

it('has nothing against what is refused on the sign-up form', async () => {
  const { page, press } = await open({ viewport: phone, touch: true });
  await page.goto('/register');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await page.getByText('Username must be at least 3 characters').waitFor();
  expect(await violationsIn(page)).toEqual([]);
});

describe('signed in', () => {
  const eraNames: Readonly<Record<GameType, string>> = {
    french_revolution: 'Liberty or Death: 1789',
    roman_republic: 'Imperator 49 B.C.',
    sengoku_japan: 'Shogun 1582',
  };
  let session: Session;
  let visit: Visit;

  beforeAll(async () => {
    session = await registeredPlayer(1);
    visit = await open();
    await enterAs(visit.page, session);
  });

  it('has nothing against the account', async () => {
    const { page, press } = visit;
    await opens(page, '/account?welcome=true', 'Welcome to RUBICON');
    for (const name of ['Overview', 'Usage', 'Load Games', 'Settings']) {
      await press(page.getByRole('tab', { name }));
      await page.getByRole('tabpanel', { name }).waitFor();
      expect(await violationsIn(page)).toEqual([]);
    }
  });

  it('has nothing against the saved games while there are none', () =>
    opens(visit.page, '/saved-games', 'No Saved Games'));

  it('has nothing against the games', () => opens(visit.page, '/game-select', 'Games'));

  describe.each(gameTypes)('in %s', (gameType) => {
    let started: GameAnswer;

    it('has nothing against choosing and making a character', async () => {
      const { page, press } = visit;
      await opens(page, `/character-select?game=${gameType}`, 'Historical Characters');
      await press(page.getByRole('button', { name: 'Create Custom Character' }));
      await page.getByRole('form', { name: 'Create Custom Character' }).waitFor();
      await page.getByRole('radio').first().check({ force: true });
      await page.getByText('Selected:').waitFor();
      expect(await violationsIn(page)).toEqual([]);
    });

    it('has nothing against the difficulty', () =>
      opens(visit.page, `/difficulty?character=1&game=${gameType}`, 'Choose Your Difficulty'));

    it('has nothing against the opening, and a turn played', async () => {
      const { page, press } = visit;
      const game = new GameScreen(page);
      started = await startedGame(session, gameType);
      await opens(page, `/game?gameType=${gameType}`, eraNames[gameType]);
      await game.standsAt(0);
      await press(page.getByRole('button', { name: 'Ask Historical Questions' }));
      await press(game.suggestions.first());
      await game.standsAt(1);
      expect(await violationsIn(page)).toEqual([]);
    });

    it('has nothing against the question before leaving', async () => {
      const { page, press } = visit;
      await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }));
      const dialog = page.getByRole('alertdialog');
      await dialog.waitFor();
      expect(await violationsIn(page)).toEqual([]);
      await press(dialog.getByRole('button', { name: 'Leave Without Saving' }));
    });

    it('has nothing against the question before deleting', async () => {
      const { page, press } = visit;
      await press(page.getByRole('button', { name: `Delete: ${started.character.name}` }));
      await page.getByRole('alertdialog').waitFor();
      expect(await violationsIn(page)).toEqual([]);
    });
  });

  it('has nothing against the saved games', () => opens(visit.page, '/saved-games', 'Your Saved Games'));
});

it('has nothing against a turn that could not be played, on a phone', async () => {
  const session = await registeredPlayer(0);
  await startedGame(session, 'roman_republic');
  const { page, press, watch } = await open({ viewport: phone, touch: true });
  const game = new GameScreen(page);
  await enterAs(page, session);
  await page.goto('/game?gameType=roman_republic');
  await game.standsAt(0);
  watch.expect({ status: 402, address: '/api/game/process' });
  await press(game.suggestions.first());
  await game.story.getByRole('alert').waitFor();
  expect(await violationsIn(page)).toEqual([]);
});
