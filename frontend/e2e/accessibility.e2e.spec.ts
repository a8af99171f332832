/** Pages in Rubicon's own dress, in both colour schemes, under axe's rules; those for everyone are in marketing.e2e.spec.ts. */
import type { Session } from '@rubicon/contracts';
import { violationsAt, violationsIn } from './support/accessibility.js';
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { phone, visitors, type Visit } from './support/visit.js';

const open = visitors();

it.each([
  ['/login', 'Back to your river'],
  ['/register', 'Cross your river'],
  ['/nowhere', '404 Page Not Found'],
])('has nothing against %s', async (address, title) => {
  const { page, watch } = await open();
  watch.expect({ status: 404, address: '/nowhere' });
  expect(await violationsAt(page, address, title)).toEqual([]);
});

it('has nothing against what is refused on the sign-up form', async () => {
  const { page, press } = await open({ viewport: phone, touch: true });
  await page.goto('/register');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await page.getByText('Username must be at least 3 characters').waitFor();
  expect(await violationsIn(page)).toEqual([]);
});

describe('signed in', () => {
  let session: Session;
  let visit: Visit;

  beforeAll(async () => {
    session = await registeredPlayer(1);
    visit = await open();
    await enterAs(visit.page, session);
  });

  it('has nothing against the account', async () => {
    const { page, press } = visit;
    expect(await violationsAt(page, '/account?welcome=true', 'Welcome to RUBICON')).toEqual([]);
    for (const name of ['Overview', 'Usage', 'Load Games', 'Settings']) {
      await press(page.getByRole('tab', { name }));
      await page.getByRole('tabpanel', { name }).waitFor();
      expect(await violationsIn(page)).toEqual([]);
    }
  });

  it('has nothing against the saved games while there are none', async () => {
    expect(await violationsAt(visit.page, '/saved-games', 'No Saved Games')).toEqual([]);
  });

  it('has nothing against the games', async () => {
    expect(await violationsAt(visit.page, '/game-select', 'Games')).toEqual([]);
  });
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
