/** Turn after turn: what a hand has to do for one, by keys and by thumb, and where everything lies on the screen meanwhile. */
import type { Locator, Page } from 'playwright-core';
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { phone, visitors, type Visit, type VisitOptions } from './support/visit.js';

const open = visitors();
const TURNS = 10;

async function atOpening(options: VisitOptions = {}): Promise<{ visit: Visit; game: GameScreen }> {
  const session = await registeredPlayer(1);
  await startedGame(session, 'french_revolution');
  const visit = await open(options);
  await enterAs(visit.page, session);
  await visit.page.goto('/game?gameType=french_revolution');
  const game = new GameScreen(visit.page);
  await game.standsAt(0);
  return { visit, game };
}

/** Counts keys that type nothing. */
function countedKeys(page: Page) {
  let pressed = 0;
  return {
    press: async (key: string) => {
      pressed += 1;
      await page.keyboard.press(key);
    },
    get pressed() {
      return pressed;
    },
  };
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Pixels of the book that lie above its upper edge. */
const scrolled = (page: Page) =>
  page.getByRole('region', { name: 'The book', exact: true }).evaluate(({ scrollTop }) => scrollTop);

/** How far the newest page begins from the book's upper edge. */
const beginsAt = (game: GameScreen) =>
  game.story.evaluate((story) => {
    const book = story.closest('[aria-label="The book"]')!;
    return Math.abs(
      Math.round(story.getBoundingClientRect().top - book.getBoundingClientRect().top - book.clientTop),
    );
  });

it('ten turns that are typed take one key each beside the text', async () => {
  const { visit, game } = await atOpening();
  const keys = countedKeys(visit.page);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    // As a voice types, or a phone's own keyboard: without a key.
    await visit.page.keyboard.insertText(`I write letter number ${turn} to the Electors.`);
    await keys.press('Enter');
    await game.standsAt(turn);
    expect(await hasFocus(game.input)).toBe(true);
    expect(await beginsAt(game)).toBe(0);
  }
  expect(keys.pressed).toBe(TURNS);
});

it('ten turns by digits take one key each: with Alt in the field, alone outside it', async () => {
  const { visit, game } = await atOpening();
  const keys = countedKeys(visit.page);
  const chosen = async (turn: number) => {
    const title = await game.suggestions
      .nth((turn - 1) % 3)
      .locator('strong')
      .innerText();
    await keys.press(turn <= TURNS / 2 ? `Alt+${((turn - 1) % 3) + 1}` : String(((turn - 1) % 3) + 1));
    await game.standsAt(turn);
    await game.story.getByText(title).first().waitFor();
  };
  for (let turn = 1; turn <= TURNS / 2; turn += 1) await chosen(turn);
  expect(await hasFocus(game.input)).toBe(true);
  expect(await game.input.inputValue()).toBe('');
  await visit.page.keyboard.press('Escape');
  expect(await hasFocus(game.story)).toBe(true);
  for (let turn = TURNS / 2 + 1; turn <= TURNS; turn += 1) await chosen(turn);
  expect(keys.pressed).toBe(TURNS);
});

it('a digit that is typed is a digit', async () => {
  const { visit, game } = await atOpening();
  await visit.page.keyboard.type('3 legions march');
  expect(await game.input.inputValue()).toBe('3 legions march');
  expect(await game.send.isEnabled()).toBe(true);
  await visit.page.keyboard.press('Enter');
  await game.standsAt(1);
  await game.story.getByText('3 legions march', { exact: true }).waitFor();
});

it('what is typed after a move was chosen is text, though nothing has the focus that is typed in', async () => {
  const { visit, game } = await atOpening();
  const { page } = visit;
  await game.suggestions.first().click();
  await game.standsAt(1);
  await page.keyboard.type('3 legions march');
  expect(await game.input.inputValue()).toBe('3 legions march');
  await game.input.fill('');
  await page.keyboard.press('Escape');
  await page.keyboard.type('We march');
  expect(await game.input.inputValue()).toBe('We march');
  await page.keyboard.press('Enter');
  await game.standsAt(2);
  await game.story.getByText('We march', { exact: true }).waitFor();
});

it('ten turns by thumb: nothing is to be scrolled up for, and a page’s end, its moves, the field and the stats share the screen', async () => {
  const { visit, game } = await atOpening({ viewport: phone, touch: true });
  const { page } = visit;
  const stats = ['Influence', 'Reputation', 'Resources'].map((name) =>
    page.getByRole('progressbar', { name }),
  );
  let reached = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const stat of stats) expect(await isInView(stat, page)).toBe(true);
    const cameOf = page.getByRole('list', { name: 'What came of it' });
    if (turn > 1) await cameOf.and(page.locator('[aria-busy=false]')).waitFor();
    // The thumb reads on, until the moves are there: it never turns back.
    await game.suggestions.last().evaluate((move) => move.scrollIntoView({ block: 'end' }));
    if (turn > 1) {
      const seen = [...stats, game.input, game.send, cameOf];
      for (let move = 0; move < 3; move += 1) seen.push(game.suggestions.nth(move));
      seen.push(game.story.locator('[aria-live] p').last());
      for (const target of seen) expect(`${String(target)} ${await isInView(target, page)}`).toMatch(/true$/);
    }
    for (const move of await game.suggestions.all())
      expect((await move.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(...(await middleOf(game.suggestions.nth(turn % 3))));
    await game.standsAt(turn);
    expect(await beginsAt(game)).toBe(0);
    expect(await scrolled(page)).toBeGreaterThan(reached);
    reached = await scrolled(page);
    expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
    expect(await hasFocus(game.input)).toBe(false);
  }
});

it('an error is the newest page: the pages before it, the typed text and the way on stay', async () => {
  const { visit, game } = await atOpening();
  const { page, watch } = visit;
  const opening = await game.narrative();
  const deed = 'I promise bread before glory.';
  watch.expectCut('/api/game/process');
  await page.route('**/api/game/process', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.keyboard.insertText(deed);
  await page.keyboard.press('Enter');
  await game.story.getByText('Failed to process your input. Please try again.').waitFor();
  await game.story.getByText('The connection failed, not the narrator.').waitFor();
  expect(await game.suggestions.count()).toBe(0);
  expect(await game.input.inputValue()).toBe(deed);
  expect(await hasFocus(game.input)).toBe(true);
  expect(await beginsAt(game)).toBe(0);
  const before = page.getByRole('list', { name: 'Earlier pages' }).getByRole('article');
  expect((await before.innerText()).replace(/\s+/g, '')).toContain(opening.replace(/\s+/g, ''));
  await page.keyboard.press('Enter');
  await game.standsAt(1);
  expect(await before.count()).toBe(1);
});

it('the book is read back page by page, keeps its place, and opens at its newest page', async () => {
  const { visit, game } = await atOpening();
  const { page } = visit;
  for (let turn = 1; turn <= 3; turn += 1) {
    await page.keyboard.press(`Alt+${turn}`);
    await game.standsAt(turn);
  }
  const last = await game.narrative();
  await page.reload();
  await game.standsAt(3);
  await page.getByRole('article').nth(2).waitFor({ state: 'attached' });
  expect(await beginsAt(game)).toBe(0);
  const cameOf = page.getByRole('list', { name: 'What came of it' });
  await cameOf.getByRole('listitem').first().waitFor();
  // Read out, as the page is.
  expect(await cameOf.evaluate((list) => list.closest('[aria-live=polite]') !== null)).toBe(true);

  const first = page.getByRole('article').first();
  await first.getByRole('button').focus();
  const reading = await scrolled(page);
  await first.getByRole('button').press('Enter');
  await first.getByRole('button', { name: 'Go back to here' }).waitFor();
  expect(await scrolled(page)).toBe(reading);
  await page.getByRole('article').nth(1).getByRole('button').press('Enter');
  await page.getByRole('article').nth(1).getByRole('button', { name: 'Go back to here' }).press('Enter');
  await page.getByText('The Story Stands Here').first().waitFor();
  await game.standsAt(1);
  expect(await game.narrative()).not.toBe(last);
  expect(await beginsAt(game)).toBe(0);
  expect(await hasFocus(game.story)).toBe(true);
});

async function isInView(target: Locator, page: Page): Promise<boolean> {
  const box = await target.boundingBox();
  if (!box) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 2];
  const { height } = page.viewportSize()!;
  if (y > height || y < 0) return false;
  // Nothing lies over it.
  return target.evaluate(
    (element, [left, top]) => {
      const seen = document.elementFromPoint(left!, top!);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    },
    [x, y],
  );
}

async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
}
