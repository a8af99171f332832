/** A turn told, taken back and told differently, what it has cost, and what the narrator remembers of it. */
import type { Profile, Session } from '@rubicon/contracts';
import { violationsIn } from './support/accessibility.js';
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { stepsOn } from './support/steps.js';
import { desktop, origin, visitors, type Visit } from './support/visit.js';

const open = visitors();
const promise = 'I promise Marcus that I will bring him home.';

let session: Session;
let visit: Visit;
let game: GameScreen;
beforeAll(async () => {
  session = await registeredPlayer(1);
  await startedGame(session, 'roman_republic');
});
const step = stepsOn(() => visit.page);

const chronicle = () => visit.page.getByRole('dialog', { name: 'The Chronicle' });
/** Those the player can do something with; factions are listed too. */
const lines = () =>
  chronicle()
    .getByRole('listitem')
    .filter({ has: visit.page.getByRole('button') });
const act = (name: string) => game.story.getByRole('button', { name, exact: true });

async function openChronicle(): Promise<void> {
  await visit.page.getByRole('button', { name: 'Chronicle' }).press('Enter');
  await lines().first().waitFor();
}

step('is written before the eyes, and read out once, whole', async () => {
  visit = await open({ viewport: desktop });
  game = new GameScreen(visit.page);
  await enterAs(visit.page, session);
  await visit.page.goto('/game?gameType=roman_republic');
  await game.standsAt(0);
  const opening = await game.narrative();
  const watch = await game.watchWriting();
  await game.input.fill(promise);
  await game.input.press('Enter');
  await game.standsAt(1);
  const { written, announced } = await watch.read();
  expect(written.length).toBeGreaterThan(3);
  const told = await game.narrative();
  const withoutBreaks = (text: string) => text.replace(/\s+/g, '');
  expect(announced.filter((text) => text !== '').map(withoutBreaks)).toEqual(
    [opening, told].map(withoutBreaks),
  );
});

step('goes on being written when the page is loaded anew in the middle of it', async () => {
  const before = await game.narrative();
  await game.input.fill('I ask the captain for men.');
  await visit.press(game.send);
  await game.story.getByText('Being written').waitFor();
  await visit.page.reload();
  await game.story.getByText('Being written').waitFor();
  await game.standsAt(2);
  expect(await game.narrative()).not.toBe(before);
  expect(await game.input.inputValue()).toBe('');
});

step('has a receipt with everything in it', async () => {
  await visit.press(game.story.getByRole('button', { name: 'Receipt of turn 2' }));
  const balance = game.story
    .locator('dt', { hasText: 'Balance after' })
    .locator('xpath=following-sibling::dd');
  await balance.filter({ hasText: '$' }).waitFor();
  const profile = await fetch(`${origin()}/api/user/profile`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { availableMicroUsd } = (await profile.json()) as Profile;
  expect(Number((await balance.innerText()).slice(1)) * 1_000_000).toBeCloseTo(availableMicroUsd, 3);
  const names = await game.story.locator('dt').allInnerTexts();
  expect(names).toEqual([
    'Set aside',
    'Tokens in',
    'of which cached',
    'Tokens out',
    'Charged',
    'Balance after',
  ]);
});

let firstTelling: string;
step('is taken back, and what was typed is in the input again', async () => {
  await visit.press(act('Undo'));
  await game.story.getByText('Turn 1 \u00b7').waitFor();
  await game.story.getByText(promise, { exact: true }).waitFor();
  expect(await game.input.inputValue()).toBe('I ask the captain for men.');
  expect(await game.story.evaluate((story) => story === document.activeElement)).toBe(true);
  firstTelling = await game.narrative();
});

step('is told differently from the same words', async () => {
  await visit.press(act('Tell it differently'));
  await game.story.getByText('Being written').waitFor();
  await game.standsAt(1);
  await game.story.getByText(promise, { exact: true }).waitFor();
  expect(await game.narrative()).not.toBe(firstTelling);
  expect(await game.input.inputValue()).toBe('I ask the captain for men.');
});

step('is remembered: a line is pinned, corrected, struck and taken back, all by the keyboard', async () => {
  const { page } = visit;
  await openChronicle();
  const pin = lines().first().getByRole('button', { name: /^Pin:/ });
  await pin.press('Space');
  await chronicle().getByRole('status').getByText('Pinned.').waitFor();
  expect(await pin.getAttribute('aria-pressed')).toBe('true');

  await lines()
    .first()
    .getByRole('button', { name: /^Correct:/ })
    .press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('He fell at Corfinium, and his brother knows it.');
  await page.keyboard.press('Enter');
  await lines().first().getByText('Your words').waitFor();

  const strike = lines().last();
  await strike.getByRole('button', { name: /^Strike:/ }).press('Enter');
  await strike.getByText('Struck out').waitFor();
  // The focus is on the same button, which now does the opposite.
  await page.keyboard.press('Enter');
  await chronicle().getByText('Taken back.', { exact: false }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await chronicle().waitFor({ state: 'detached' });
});

step('is before the eyes of the narrator in the words of the player', async () => {
  await visit.press(game.send);
  await game.standsAt(2);
  await openChronicle();
  const line = lines().filter({ hasText: 'He fell at Corfinium, and his brother knows it.' });
  await line.getByText('In mind').waitFor();
  await line.getByRole('button', { name: /^Pin:/, pressed: true }).waitFor();
});
