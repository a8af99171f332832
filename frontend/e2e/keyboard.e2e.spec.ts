/** The main path without a mouse: every control is reached by Tab, arrows and Enter, and what has the focus can be seen. */
import type { Locator } from 'playwright-core';
import { newPlayer } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { stepsOn } from './support/steps.js';
import { desktop, visitors, type Visit } from './support/visit.js';

const open = visitors();
const player = newPlayer();
const step = stepsOn(() => visit.page);
const STOPS_MAX = 90;
let visit: Visit;
let game: GameScreen;

beforeAll(async () => {
  visit = await open();
  game = new GameScreen(visit.page);
});

const button = (name: string) => visit.page.getByRole('button', { name, exact: true });
const heading = (name: string) => visit.page.getByRole('heading', { name, exact: true });
const press = (key: string) => visit.page.keyboard.press(key);

/** Tabs on until it has the focus, and shows it. @throws Error when Tab does not get there */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await showsFocus(target)).toBe(true);
      return;
    }
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** By an outline of its own, or of the card around it. */
function showsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) =>
    [element, element.closest('label')].some(
      (shown) => shown !== null && getComputedStyle(shown).outlineStyle !== 'none',
    ),
  );
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await visit.page.keyboard.insertText(text);
}

step('signs up', async () => {
  const { page } = visit;
  await page.goto('/');
  await tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await tabTo(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign In' }));
  await press('Enter');
  await tabTo(page.getByRole('tab', { name: 'Sign In' }));
  await press('ArrowRight');
  await type(page.getByLabel('Username'), player.username);
  await type(page.getByLabel('Email'), player.email);
  await type(page.getByLabel('Password'), player.password);
  await press('Enter');
  await heading('Welcome to RUBICON').waitFor();
});

step('buys credits', async () => {
  const { page } = visit;
  await tabTo(button('Buy $1'));
  await press('Enter');
  await type(page.getByLabel('Card number'), '4242 4242 4242 4242');
  await type(page.getByLabel('Expiry'), '12 / 40');
  await type(page.getByLabel('CVC'), '123');
  await press('Enter');
  await page.getByText('$1.00', { exact: true }).first().waitFor();
});

step('starts a game', async () => {
  const { page } = visit;
  await tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }));
  await press('Enter');
  await tabTo(button('Enter: Sengoku Japan'));
  await press('Enter');
  const first = page.getByRole('radiogroup', { name: 'Historical Characters' }).getByRole('radio').first();
  await tabTo(first);
  await press('Space');
  await press('ArrowDown');
  const name = await page.getByText('Selected:').locator('..').innerText();
  await tabTo(button(`Continue with ${name.replace('Selected:', '').trim()}`));
  await press('Enter');
  await tabTo(page.getByRole('radio', { name: 'Samurai' }));
  await press('ArrowRight');
  await page.getByRole('radio', { name: 'Daimyo', checked: true }).waitFor();
  await tabTo(button('Draw Your Sword'));
  await press('Enter');
  await game.standsAt(0);
});

step('plays by typing, with a line break in it', async () => {
  const { page } = visit;
  await tabTo(game.input);
  await page.keyboard.insertText('I kneel.');
  await press('Shift+Enter');
  await page.keyboard.insertText('Then I ask for the western gate.');
  expect(await game.input.inputValue()).toBe('I kneel.\nThen I ask for the western gate.');
  await press('Enter');
  await game.standsAt(1);
  // Ready for the next one.
  expect(await game.input.evaluate((input) => input === document.activeElement)).toBe(true);
});

step('plays by a suggestion, and by a question', async () => {
  const { page } = visit;
  await tabTo(game.suggestions.nth(1));
  await press('Enter');
  await game.standsAt(2);
  const toggle = button('Ask Historical Questions');
  await tabTo(toggle);
  await press('Enter');
  await press('Tab');
  await press('Enter');
  expect(await game.input.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await game.standsAt(3);
});

step('reads a hint that nothing lies over', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 640, height: 900 });
  await tabTo(button('Undo'));
  const hint = page.getByRole('tooltip');
  await hint.waitFor();
  const onTop = await hint.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 2, right - 2].every((x) =>
      [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  });
  expect(onTop).toBe(true);
  await press('Escape');
  await hint.waitFor({ state: 'detached' });
  await page.setViewportSize(desktop);
});

step('is asked before leaving, within the dialog, and saves', async () => {
  const { page } = visit;
  const saved = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' });
  await tabTo(saved);
  await press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await tabTo(saved);
  await press('Enter');
  await tabTo(dialog.getByRole('button', { name: 'Save & Continue' }));
  await press('Enter');
  await heading('Your Saved Games').waitFor();
});

step('loads, and deletes', async () => {
  const { page } = visit;
  await tabTo(page.getByRole('link', { name: /^Load Game:/ }));
  await press('Enter');
  await game.standsAt(3);
  await page.goBack();
  await tabTo(page.getByRole('button', { name: /^Delete:/ }));
  await press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Delete Game' }));
  await press('Enter');
  await heading('No Saved Games').waitFor();
});

step('signs out', async () => {
  await tabTo(button('Logout'));
  await press('Enter');
  await visit.page.waitForURL('/login');
});
