/** Where a player comes back to: the game in progress, the saved ones with their days, and what their turns have cost. */
import type { GameState, Session } from '@rubicon/contracts';
import type { Locator } from 'playwright-core';
import { enterAs, playedTurn, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { desktop, phone, visitors } from './support/visit.js';

const open = visitors();
const eras = ['french_revolution', 'roman_republic', 'sengoku_japan'] as const;

let session: Session;
const games: GameState[] = [];
beforeAll(async () => {
  session = await registeredPlayer(1);
  for (const era of eras) {
    const { gameState } = await startedGame(session, era);
    games.push(await playedTurn(session, gameState, 'I wait, and listen.'));
  }
}, 60_000);

/** How many lines the words are on, and whether all of them are inside what scrolls or hides nothing. */
function seen(text: Locator, words: string): Promise<{ lines: number; isWhole: boolean }> {
  return text.evaluate((element, part) => {
    const node = [...element.childNodes].find((child) => child.textContent?.includes(part))!;
    const range = document.createRange();
    const from = node.textContent!.indexOf(part);
    range.setStart(node, from);
    range.setEnd(node, from + part.length);
    const rects = [...range.getClientRects()];
    const card = element.closest('li')!.getBoundingClientRect();
    return {
      lines: new Set(rects.map(({ top }) => Math.round(top))).size,
      isWhole:
        element.scrollWidth <= element.clientWidth &&
        rects.every(({ left, right }) => left >= card.left && right <= card.right),
    };
  }, words);
}

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_, viewport) => {
  it.each(['/saved-games', '/account?tab=games'])('has every day of %s readable', async (address) => {
    const { page } = await open({ viewport });
    await enterAs(page, session);
    await page.goto(address);
    for (const { currentDate } of games) {
      const date = page.getByRole('listitem').getByText(currentDate);
      await date.waitFor();
      // A year is one word: "1789", "49 BC", "Tenshō 10 (1582)".
      const year = /(\S+ \d+ \(\d+\)|\d+ BC|\d{4})$/.exec(currentDate)![0];
      expect(await seen(date, year)).toEqual({ lines: 1, isWhole: true });
    }
    const played = page.getByRole('listitem').getByText(/^Last played/);
    expect(await played.count()).toBe(games.length);
    for (const line of await played.all())
      expect(await seen(line, 'Last played')).toEqual({ lines: 1, isWhole: true });
  });

  it('has every tab of the account in sight', async () => {
    const { page } = await open({ viewport });
    await enterAs(page, session);
    await page.goto('/account?tab=usage');
    const tabs = page.getByRole('tablist', { name: 'Account' });
    await tabs.waitFor();
    expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await page.getByRole('tab', { name: 'Settings' }).waitFor();
  });

  it('goes on from the games screen with the game in progress', async () => {
    const { page, press } = await open({ viewport });
    await enterAs(page, session);
    await page.goto('/game-select');
    const { currentDate } = games.at(-1)!;
    await page.getByText(currentDate, { exact: true }).waitFor();
    const last = await page.getByRole('blockquote').innerText();
    await press(page.getByRole('link', { name: /^Continue: / }));
    const game = new GameScreen(page);
    await game.standsAt(1);
    expect((await game.narrative()).endsWith(last)).toBe(true);
  });
});
