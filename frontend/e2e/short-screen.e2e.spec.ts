/** Where zoom, large letters or a phone's keyboard leave little of the screen, the game is played like anywhere, and no page runs off it. */
import type { Session } from '@rubicon/contracts';
import type { Locator, Page } from 'playwright-core';
import { violationsIn } from './support/accessibility.js';
import { enterAs, playedTurn, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { phone, visitors, type Visit } from './support/visit.js';

const open = visitors();

const screens = [
  { name: 'a phone at 200 % zoom', viewport: { width: 195, height: 422 }, letters: '' },
  { name: 'a phone with its keyboard open', viewport: { width: 390, height: 420 }, letters: '' },
  { name: 'a phone with letters of twice the size', viewport: phone, letters: '200%' },
] as const;

const FIELD_WIDTH_MIN_PX = 120;
const STORY_HEIGHT_MIN_PX = 120;
const LONG_DEED =
  'I ask the clerk to tell me again, word for word, what the messenger from Versailles said, and who brought it, and when, and by which road he came.';

let player: Session;
beforeAll(async () => {
  player = await registeredPlayer(1);
  const { gameState } = await startedGame(player, 'french_revolution');
  await playedTurn(player, gameState, 'I go to the Palais-Royal.');
});

describe.each(screens)('on $name', ({ viewport, letters }) => {
  async function visit(): Promise<Visit> {
    const here = await open({ viewport, touch: true });
    if (letters !== '')
      await here.page.addInitScript(
        `document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '${letters}' })`,
      );
    return here;
  }

  it('plays two turns, and sees each answer begin', async () => {
    const { page, press } = await visit();
    const session = await registeredPlayer(1);
    await startedGame(session, 'french_revolution');
    await enterAs(page, session);
    await page.goto('/game?gameType=french_revolution');
    const game = new GameScreen(page);
    await game.standsAt(0);
    for (let turn = 1; turn <= 2; turn += 1) {
      await press(game.input);
      await game.input.fill(LONG_DEED);
      const field = await wholeOf(game.input, page);
      expect(field.width).toBeGreaterThanOrEqual(FIELD_WIDTH_MIN_PX);
      expect(field.height).toBeLessThanOrEqual(viewport.height / 3);
      expect((await wholeOf(book(page), page)).height).toBeGreaterThanOrEqual(STORY_HEIGHT_MIN_PX);
      await wholeOf(game.send, page);
      await press(game.send);
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await wholeOf(game.input, page);
      await game.standsAt(turn);
      await wholeOf(game.send, page);
      expect(await firstLinesInView(game)).toBe(true);
      for (const stat of ['Influence', 'Reputation', 'Resources'])
        await wholeOf(page.getByRole('progressbar', { name: stat }), page);
      expect(await runsOff(page)).toBe(0);
    }
    expect(await violationsIn(page)).toEqual([]);
    await press(page.getByRole('button', { name: 'How you stand' }));
    await wholeOf(game.save, page);
    await wholeOf(page.getByRole('heading', { level: 1 }), page);
    await wholeOf(game.send, page);
    expect(await violationsIn(page)).toEqual([]);
  });

  it('says what a stat means within the screen', async () => {
    const { page, press } = await visit();
    await enterAs(page, player);
    await page.goto('/game?gameType=french_revolution');
    for (const name of ['Influence', 'Reputation', 'Resources']) {
      await press(page.getByRole('button', { name }));
      await wholeOf(page.getByRole('tooltip'), page);
    }
  });

  it.each([
    ['/', 'Some rivers are crossed once.'],
    ['/game-select', 'Games'],
    ['/character-select?game=french_revolution', 'Choose Your Character'],
    ['/saved-games', 'Your Saved Games'],
    ['/account', 'Account Management'],
    ['/account?tab=usage', 'Account Management'],
    ['/account?tab=settings', 'Account Management'],
  ])('has all of %s within its width', async (address, title) => {
    const { page } = await visit();
    await enterAs(page, player);
    await page.goto(address);
    await page.getByRole('heading', { name: title }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await runsOff(page)).toBe(0);
    if (address === '/') return;
    const places = page.getByRole('navigation', { name: 'Main' });
    for (const place of ['Home', 'Games', 'Saved', 'Account'])
      await wholeOf(places.getByRole('link', { name: place }), page);
    await wholeOf(places.getByRole('button', { name: 'Logout' }), page);
    expect(await violationsIn(page)).toEqual([]);
  });

  it('signs in within its width, and is asked about cookies on less than half of it', async () => {
    const { page } = await visit();
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Back to your river' }).waitFor();
    expect(await runsOff(page)).toBe(0);
    const asked = page.getByRole('region', { name: 'Cookie consent' });
    expect((await wholeOf(asked, page)).height).toBeLessThan(viewport.height / 2);
    for (const answer of ['Accept', 'Reject'])
      await wholeOf(asked.getByRole('button', { name: answer, exact: true }), page);
    expect(await violationsIn(page)).toEqual([]);
  });
});

it('stands above a keyboard that lies over the page', async () => {
  const { page } = await open({ viewport: phone, touch: true });
  await enterAs(page, player);
  await page.goto('/game?gameType=french_revolution');
  const game = new GameScreen(page);
  await game.standsAt(1);
  const seen = 420;
  await page.evaluate((height) => {
    const view = window.visualViewport!;
    Object.defineProperty(view, 'height', { value: height });
    view.dispatchEvent(new Event('resize'));
  }, seen);
  const { y, height } = await wholeOf(game.send, page);
  expect(y + height).toBeLessThanOrEqual(seen);
  expect((await wholeOf(book(page), page)).height).toBeGreaterThanOrEqual(STORY_HEIGHT_MIN_PX);
});

const book = (page: Page) => page.getByRole('region', { name: 'The book', exact: true });

/** @returns where it lies: wholly on the screen */
async function wholeOf(target: Locator, page: Page) {
  const box = (await target.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  const cut =
    box.x < 0 ||
    box.y < 0 ||
    Math.floor(box.x + box.width) > width ||
    Math.floor(box.y + box.height) > height;
  expect({ target: String(target), cut, box }).toEqual({ target: String(target), cut: false, box });
  return box;
}

/** Pixels that the page is wider than the screen. */
const runsOff = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Two lines of the newest page's text lie within the book. */
const firstLinesInView = (game: GameScreen) =>
  game.story
    .locator('[aria-live] > div:not([aria-hidden=true]) > div > p')
    .first()
    .evaluate((paragraph) => {
      const shown = paragraph.closest('[aria-label="The book"]')!.getBoundingClientRect();
      const { top } = paragraph.getBoundingClientRect();
      const lines = 2 * Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      return top >= shown.top && top + lines <= Math.min(shown.bottom, window.innerHeight);
    });
