/** What lies where: nothing is cut, nothing covers what one wants to press or type in. */
import type { Locator, Page } from 'playwright-core';
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { phone, visitors } from './support/visit.js';

const open = visitors();
const tablet = { width: 768, height: 1024 };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

async function boxOf(target: Locator): Promise<Box> {
  await target.waitFor();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Whether a text reaches out of the box that cuts it. */
const isCut = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return (
      text.top < box.top - 0.5 || text.bottom > box.bottom + 0.5 || element.scrollWidth > element.clientWidth
    );
  });

async function inGame(page: Page, gameType: 'sengoku_japan' | 'french_revolution'): Promise<void> {
  const session = await registeredPlayer(1);
  await startedGame(session, gameType);
  await enterAs(page, session);
  await page.goto(`/game?gameType=${gameType}`);
}

it.each(['sengoku_japan', 'french_revolution'] as const)(
  'has room for the name of %s beside the places, on a tablet',
  async (gameType) => {
    const { page } = await open({ viewport: tablet });
    await inGame(page, gameType);
    const banner = page.getByRole('banner');
    const name = banner.locator('.display');
    const home = await boxOf(banner.getByRole('link', { name: 'Home', exact: true }));
    expect((await boxOf(name)).right).toBeLessThanOrEqual(home.left);
    expect(await isCut(name)).toBe(false);
  },
);

it('has the tutorial’s buttons on a phone’s first screen, above the question for consent', async () => {
  const { page } = await open({ viewport: phone });
  await page.goto('/try-free');
  const question = await boxOf(page.getByRole('button', { name: 'Accept' }));
  for (const name of ['Next', 'Skip and begin'])
    expect((await boxOf(page.getByRole('button', { name }))).bottom).toBeLessThanOrEqual(question.top);
});

it('says what it has to say above an open dialog, and not at the foot, where one writes', async () => {
  const { page } = await open({ viewport: phone });
  const session = await registeredPlayer(1);
  await enterAs(page, session);
  await page.goto('/account?tab=settings');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  await page.getByLabel('Username').fill(`${session.user.username}2`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Profile Updated', { exact: true }).waitFor();
  await edit.click();
  await page.getByRole('dialog').waitFor();
  const { left, top, right, bottom } = await boxOf(page.locator('li[data-state=open]'));
  expect(bottom).toBeLessThan(phone.height / 2);
  // Behind a dialog nothing can be pressed, and so is not found; what one sees is what lies on top.
  const onTop = ([x, y]: readonly number[]) => {
    document.querySelector<HTMLElement>('li[data-state=open]')!.style.pointerEvents = 'auto';
    return document.elementFromPoint(x!, y!)?.closest('li')?.dataset['state'] ?? null;
  };
  expect(await page.evaluate(onTop, [(left + right) / 2, (top + bottom) / 2])).toBe('open');
});
