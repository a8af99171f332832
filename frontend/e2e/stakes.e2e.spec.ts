/** What the stats mean and the danger of a hard game, by mouse and by finger: all of it within the page. */
import type { Locator, Page } from 'playwright-core';
import { violationsIn } from './support/accessibility.js';
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { desktop, phone, visitors, type VisitOptions } from './support/visit.js';

const open = visitors();
const meanings = [
  ['Influence', /^Influence opens .+; at zero /],
  ['Reputation', /^Reputation opens .+; at zero /],
  ['Resources', /^Resources open .+; at zero /],
] as const;

it.each<[string, VisitOptions]>([
  ['a phone', { viewport: phone, touch: true }],
  ['a desktop', { viewport: desktop }],
])('on %s', async (_, options) => {
  const session = await registeredPlayer(0);
  const { gameState } = await startedGame(session, 'french_revolution', 'hard');
  const { page, press } = await open(options);
  await enterAs(page, session);
  await page.goto('/game?gameType=french_revolution');

  const [lowest] = [...gameState.danger.stats].sort((one, other) => one.value - other.value);
  const danger = `Danger: your ${lowest!.stat} ${lowest!.stat === 'resources' ? 'are' : 'is'} ${lowest!.value}. At 25 or below`;
  await page.getByRole('status').getByText(danger).waitFor();
  expect(await sideways(page)).toBe(0);

  const tip = page.getByRole('tooltip');
  for (const [name, says] of meanings) {
    await press(page.getByRole('button', { name, exact: true }));
    await tip.waitFor();
    expect(await tip.innerText()).toMatch(says);
    expect(await isWithinPage(tip, page)).toBe(true);
    expect(await sideways(page)).toBe(0);
  }
  expect(await violationsIn(page)).toEqual([]);
  await press(page.getByRole('progressbar', { name: 'Influence' }));
  await tip.waitFor({ state: 'detached' });
});

/** Pixels by which the page can be scrolled to the side. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function isWithinPage(target: Locator, page: Page): Promise<boolean> {
  const box = (await target.boundingBox())!;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= page.viewportSize()!.width;
}
