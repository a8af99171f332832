/** The story's tree: walked by keyboard, branched, compared, made into books, shared with someone who is not signed in, and taken back. */
import type { GameState } from '@rubicon/contracts';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { violationsIn } from './support/accessibility.js';
import { enterAs, playedTurn, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { stepsOn } from './support/steps.js';
import { phone, visitors, type Visit } from './support/visit.js';

const open = visitors();
const step = stepsOn(() => visit.page);
let visit: Visit;
let game: GameState;
let link: string;

beforeAll(async () => {
  const session = await registeredPlayer(1);
  game = (await startedGame(session, 'sengoku_japan')).gameState;
  for (const deed of ['I ask who saw the fire.', 'I send a rider west.'])
    await playedTurn(session, game, deed);
  // The era's game last played is another one.
  await startedGame(session, 'sengoku_japan');
  visit = await open();
  await enterAs(visit.page, session);
}, 60_000);

const button = (name: string) => visit.page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => visit.page.getByRole('treeitem', { name });
const press = (key: string) => visit.page.keyboard.press(key);
const showsTimeline = () => visit.page.goto(`/timeline?game=${game.gameId}`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.firstElementChild?.textContent);

step('walks the tree by keyboard, and goes back to a turn', async () => {
  const { page } = visit;
  await showsTimeline();
  await row(/You are here/).focus();
  await press('ArrowUp');
  expect(await focused(page)).toMatch(/^Turn 1, .*“I ask who saw the fire\.”/);
  await press('Enter');
  const card = page.getByRole('dialog', { name: 'Turn 1' });
  await card.getByRole('button', { name: 'Read it' }).click();
  await card
    .getByText(/\w{3,}/)
    .last()
    .waitFor();
  await card.getByRole('button', { name: 'Go back to here' }).click();
  await page.waitForURL(/\/game\?gameType=sengoku_japan/);
  await new GameScreen(page).story.getByText('I ask who saw the fire.').waitFor();
});

step('lets the story go another way', async () => {
  const { page } = visit;
  const screen = new GameScreen(page);
  await screen.input.fill('I ride east alone.');
  await press('Enter');
  await screen.standsAt(2);
  await showsTimeline();
  await row(/“I ride east alone\.” You are here\..*Begins the branch/).waitFor();
  await row(/“I send a rider west\.”.*Not on the path told so far\.$/).waitFor();
  await page.getByText('3 turns in 2 branches').waitFor();
  expect(await violationsIn(page)).toEqual([]);
});

step('names a branch', async () => {
  const { page } = visit;
  await button('Name the branch “I ride east alone.”').click();
  await page.getByRole('textbox', { name: 'Name of the branch' }).fill('East');
  await press('Enter');
  await page.getByRole('heading', { name: 'East', exact: true }).waitFor();
});

step('compares two tellings', async () => {
  const { page } = visit;
  await button('Compare the branch East with another').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('heading', { level: 1, name: 'Two Tellings' }).waitFor();
  for (const [side, deed] of [
    ['East', 'I ride east alone.'],
    ['First telling', 'I send a rider west.'],
  ] as const)
    await page.getByRole('region', { name: side }).getByText(deed).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the timeline' }).click();
});

step('makes a book of it in three formats', async () => {
  const { page } = visit;
  for (const [format, ending, begins] of [
    ['EPUB', 'epub', 'PK'],
    ['Print-ready page', 'html', '<!doctype html>'],
    ['Markdown', 'md', '# '],
  ] as const) {
    await button('Export').click();
    const dialog = page.getByRole('dialog', { name: 'Make a book of it' });
    await dialog.getByRole('radio', { name: format }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save the book' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(RegExp(`\\.${ending}$`));
    const book = await readFile(await download.path());
    expect(book.subarray(0, begins.length).toString().toLowerCase()).toBe(begins.toLowerCase());
    await dialog.waitFor({ state: 'detached' });
  }
});

step('shares it with someone who is not signed in', async () => {
  const { page } = visit;
  await button('Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share the story' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  link = await dialog.getByRole('textbox', { name: 'Link to share' }).inputValue();
  expect(await violationsIn(page)).toEqual([]);

  const reader = await open({ viewport: phone });
  await reader.page.goto(link);
  await reader.page.getByText('I ride east alone.').waitFor();
  expect(await reader.page.getByText('I send a rider west.').count()).toBe(0);
  expect(await reader.page.locator('meta[name="robots"][content="noindex"]').count()).toBeGreaterThan(0);
  expect(await violationsIn(reader.page)).toEqual([]);
});

step('takes the link back', async () => {
  const { page } = visit;
  const dialog = page.getByRole('dialog', { name: 'Share the story' });
  await dialog.getByRole('button', { name: /^Take back the link to East/ }).click();
  await dialog.getByRole('button', { name: 'Take back', exact: true }).click();
  await dialog.getByText('None: nobody else can read this game.').waitFor();
  const reader = await open({ viewport: phone });
  reader.watch.expect({ status: 404, address: '/api/shared/' });
  await reader.page.goto(link);
  await reader.page.getByRole('heading', { name: 'This story is not here' }).waitFor();
});
