/** Every address of the product on a desktop and on a phone: it has one title, fits its window, and axe has nothing against it. */
import { clientRoutes, type Session } from '@rubicon/contracts';
import { violationsIn } from './support/accessibility.js';
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { desktop, phone, visitors } from './support/visit.js';

const open = visitors();

/** Screens of a player, and what they need in the address to show what they are for. */
const players: Readonly<Record<string, string>> = {
  '/game-select': '',
  '/character-select': '?game=sengoku_japan',
  '/difficulty': '?character=201&game=roman_republic',
  '/game': '?gameType=roman_republic',
  '/play': '',
  '/saved-games': '',
  '/account': '?tab=usage',
};

let session: Session;
beforeAll(async () => {
  session = await registeredPlayer(1);
  await startedGame(session, 'roman_republic');
}, 30_000);

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_, viewport) => {
  it.each(clientRoutes)('%s stands', async (route) => {
    const { page, context } = await open({ viewport });
    const query = players[route];
    if (query !== undefined) await enterAs(page, session);
    await page.goto(route + (query ?? ''));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await violationsIn(page)).toEqual([]);
    await context.close();
  });
});
