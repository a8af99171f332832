/** What only a real browser can measure of the specification's section 9: heights, the time of a bar, how far a notification is swiped. */
import type { Locator } from 'playwright-core';
import { desktop, visitors } from './support/visit.js';

const open = visitors();

const styleOf = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

it('the prologue: 400 px of story, an input of 80 px or more, bars that take half a second', async () => {
  const { page } = await open({ viewport: desktop });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/demo?period=sengoku_japan');
  const story = page.getByRole('region', { name: 'The Story Unfolds' });
  await story.waitFor();
  expect((await story.boundingBox())?.height).toBe(400);
  expect(await styleOf(page.getByRole('textbox'), 'min-height')).toBe('80px');
  const indicator = page.getByRole('progressbar', { name: 'Authority' }).locator('div');
  expect(await styleOf(indicator, 'transition-duration')).toBe('0.5s');
  expect(await styleOf(indicator, 'transition-property')).toContain('transform');
});

it('a notification is swiped away after 50 px, and comes back before', async () => {
  const { page } = await open({ viewport: desktop });
  await page.goto('/demo?period=sengoku_japan');
  await page.getByRole('textbox').fill('I ride.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await toast.waitFor();
  const box = (await toast.boundingBox())!;
  const swipe = async (pixels: number) => {
    const [x, y] = [box.x + 24, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 5 });
    // A hand lets go of what it sees: the page has heard of all the way.
    await page.waitForFunction(
      (way) =>
        Math.round(
          Number.parseFloat(
            document
              .querySelector<HTMLElement>('[data-swipe="move"]')
              ?.style.getPropertyValue('--radix-toast-swipe-move-x') ?? '',
          ),
        ) === way,
      pixels,
    );
    await page.mouse.up();
  };
  await swipe(49);
  expect(await toast.getAttribute('data-swipe')).toBe('cancel');
  expect(await toast.getAttribute('data-state')).toBe('open');
  await swipe(51);
  await toast.waitFor({ state: 'detached' });
});
