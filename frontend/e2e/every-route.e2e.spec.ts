/** Every address of the product on a desktop and on a phone: it has one title, fits its window, and axe has nothing against it. */
import { clientRoutes, type ClientRoute, type GameState, type Session, type Share } from '@rubicon/contracts';
import { violationsIn } from './support/accessibility.js';
import { enterAs, playedTurn, registeredPlayer, sharedStory, startedGame } from './support/account.js';
import { desktop, phone, visitors } from './support/visit.js';

const open = visitors();

/** Screens of a player, and what they need in the address to show what they are for. */
const players: Readonly<Record<string, string | (() => string)>> = {
  '/game-select': '',
  '/character-select': '?game=sengoku_japan',
  '/difficulty': '?character=201&game=roman_republic',
  '/game': '?gameType=roman_republic',
  '/play': '',
  '/saved-games': '',
  '/timeline': () => `?game=${game.gameId}`,
  '/timeline/compare': () => `?game=${game.gameId}&left=${game.headTurnId}&right=${game.gameId}`,
  '/account': '?tab=usage',
};

let session: Session;
let game: GameState;
let share: Share;
beforeAll(async () => {
  session = await registeredPlayer(1);
  const { gameState } = await startedGame(session, 'roman_republic');
  game = await playedTurn(session, gameState, 'I cross.');
  share = await sharedStory(session, game);
}, 30_000);

/** The route with what stands for its parts. */
function addressOf(route: ClientRoute): string {
  const query = players[route] ?? '';
  return route.replace(':shareId', share.shareId) + (typeof query === 'string' ? query : query());
}

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_, viewport) => {
  it.each(clientRoutes)('%s stands', async (route) => {
    const { page, context } = await open({ viewport });
    if (players[route] !== undefined) await enterAs(page, session);
    await page.goto(addressOf(route));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await violationsIn(page)).toEqual([]);
    await context.close();
  });
});
