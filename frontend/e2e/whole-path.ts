/** The whole path of a new player on one page, from sign-up to deleting the game: each step goes on where the one before ended. */
import type { GameType } from '@rubicon/contracts';
import { newPlayer } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { declinedAlways, payWith, paysAlways } from './support/hosted-checkout.js';
import { stepsOn } from './support/steps.js';
import { readToast } from './support/toast.js';
import { visitors, type Visit, type VisitOptions } from './support/visit.js';

export interface WholePath extends VisitOptions {
  readonly gameType: GameType;
  readonly eraName: string;
  readonly estate: string;
  readonly profession: string;
  readonly difficulty: string;
  readonly startLabel: string;
}

export function playTheWholePath(era: WholePath): void {
  const open = visitors();
  const player = newPlayer();
  const step = stepsOn(() => visit.page);
  const hero = 'Aurelia of the Ferry';
  let visit: Visit;
  let game: GameScreen;

  beforeAll(async () => {
    visit = await open(era);
    game = new GameScreen(visit.page);
  });
  afterEach(async () => {
    const beyondTheEdge = await visit.page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(beyondTheEdge).toBeLessThanOrEqual(0);
  });

  const button = (name: string | RegExp) => visit.page.getByRole('button', { name });
  const heading = (name: string) => visit.page.getByRole('heading', { name, exact: true });
  const place = (name: string) =>
    visit.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const address = () => {
    const { pathname, search } = new URL(visit.page.url());
    return pathname + search;
  };
  const balance = (dollars: string) => visit.page.getByText(dollars, { exact: true }).first();

  step('signs up and is welcomed where credits are bought', async () => {
    const { page, press } = visit;
    await page.goto('/');
    await press(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign In' }));
    await press(page.getByRole('tab', { name: 'Sign Up' }));
    await page.getByLabel('Username').fill(player.username);
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password').fill(player.password);
    await press(button('Create Account'));
    const title = heading('Welcome to RUBICON');
    await title.waitFor();
    // Without a font every text would be there, and nothing to be seen.
    expect((await title.boundingBox())?.width).toBeGreaterThan(100);
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Buy Credits', selected: true }).waitFor();
    expect(address()).toBe('/account');
    expect(await readToast(visit, 'Welcome to Rubicon')).toContain(
      "Account created successfully. Let's add some tokens to start your adventure!",
    );
    await balance('$0.00').waitFor();
  });

  step('cancels a payment, has a card declined, and buys credits', async () => {
    const { page, press } = visit;
    await press(button('Buy $5'));
    await press(page.getByRole('link', { name: 'Cancel' }));
    expect(await readToast(visit, 'Payment Cancelled')).toContain(
      'Your payment was cancelled. No charges were made.',
    );
    await balance('$0.00').waitFor();

    await press(page.getByRole('tab', { name: 'Buy Credits' }));
    await press(button('Buy $5'));
    visit.watch.expect({ status: 422, address: '/c/pay/' });
    await payWith(visit, declinedAlways);
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
    await payWith(visit, paysAlways);
    expect(await readToast(visit, 'Payment Successful')).toContain('$5.00 credits added to your account');
    await balance('$5.00').waitFor();
    expect(address()).not.toContain('session_id');
  });

  step('enters an era with a character of their own', async () => {
    const { page, press } = visit;
    await press(place('Games'));
    await heading('Games').waitFor();
    await balance('$5.00').waitFor();
    await press(button(`Enter: ${era.eraName}`));
    await heading('Choose Your Character').waitFor();
    expect(address()).toBe(`/character-select?game=${era.gameType}`);
    await press(button('Create Custom Character'));
    const form = page.getByRole('form', { name: 'Create Custom Character' });
    const create = form.getByRole('button', { name: 'Create Character' });
    await form.getByLabel('Name').fill(hero);
    expect(await form.getByLabel('Profession').isDisabled()).toBe(true);
    await form.getByLabel('Estate').selectOption(era.estate);
    await form.getByLabel('Profession').selectOption(era.profession);
    expect(await create.isDisabled()).toBe(true);
    await form.getByLabel('Description').fill('Ferried other people over for twenty years.');
    await press(create);
    await form.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: hero, checked: true }).waitFor();
    await press(button(`Continue with ${hero}`));
    await heading('Choose Your Difficulty').waitFor();
    await page.getByRole('radio', { name: era.difficulty }).check({ force: true });
    await press(button(era.startLabel));
    await page.waitForURL(`/game?gameType=${era.gameType}`);
  });

  step('reads the opening', async () => {
    await game.standsAt(0);
    await visit.page.getByText(`Playing as ${hero} (${era.estate})`).waitFor();
    expect((await game.narrative()).length).toBeGreaterThan(200);
    expect(await game.suggestions.count()).toBe(3);
    expect(await game.save.isDisabled()).toBe(true);
    await visit.press(button('Got it'));
    await button('Got it').waitFor({ state: 'detached' });
  });

  step('types a deed and sees what comes of it being written; it is read out once', async () => {
    const opening = await game.narrative();
    const before = await game.suggestions.allInnerTexts();
    const watch = await game.watchWriting();
    await game.input.fill('I ask the oldest man in the room what he has seen.');
    await game.input.press('Enter');
    await button('Shaping destiny...').waitFor();
    expect(await game.input.isDisabled()).toBe(true);
    expect(await game.suggestions.first().isDisabled()).toBe(true);
    await game.standsAt(1);

    const { written, announced } = await watch.read();
    const pieces = written.filter((text) => text !== '');
    expect(pieces.length).toBeGreaterThan(5);
    for (const [index, text] of pieces.slice(1).entries()) expect(text.startsWith(pieces[index]!)).toBe(true);
    expect(announced).toHaveLength(3);
    expect(oneLine(announced[0]!)).toBe(oneLine(opening));
    expect(announced[1]).toBe('');
    expect(oneLine(announced[2]!)).toBe(oneLine(await game.narrative()));
    expect(announced[2]!.startsWith(pieces.at(-1)!)).toBe(true);

    expect(await game.input.inputValue()).toBe('');
    expect(await game.suggestions.allInnerTexts()).not.toEqual(before);
    expect(await game.save.isEnabled()).toBe(true);
    const more = button('How you stand');
    if (await more.isVisible()) await visit.press(more);
    await visit.page.getByText(/^Credits: \$4\.9\d$/).waitFor();
  });

  step('taps a suggestion', async () => {
    const title = await game.suggestions.first().locator('strong').innerText();
    await visit.press(game.suggestions.first());
    await game.standsAt(2);
    await game.story.getByText(title).first().waitFor();
  });

  step('asks a historical question, and no time passes', async () => {
    const { page, press } = visit;
    const standing = () => page.locator('main header').innerText();
    const toggle = button('Ask Historical Questions');
    const before = await standing();
    await press(toggle);
    const questions = page
      .locator(`[id="${await toggle.getAttribute('aria-controls')}"]`)
      .getByRole('button');
    expect(await questions.count()).toBe(6);
    const question = await questions.nth(2).innerText();
    await press(questions.nth(2));
    expect(await game.input.inputValue()).toBe(question);
    await press(game.send);
    await game.standsAt(3);
    expect(standingIn(await standing())).toBe(standingIn(before));
  });

  step('goes on after a reload in mid-turn', async () => {
    const letter = 'I send a letter by the fastest rider there is.';
    await game.input.fill(letter);
    await visit.press(game.send);
    const written = game.story.locator('[aria-live] > [aria-hidden=true] > div');
    await written.filter({ hasText: /\w+ \w+ \w+/ }).waitFor();
    const soFar = oneLine(await written.innerText());
    await visit.page.reload();
    await game.story.getByText(letter, { exact: true }).waitFor();
    await game.standsAt(4);
    expect(oneLine(await game.narrative()).startsWith(soFar)).toBe(true);
    expect(await game.input.inputValue()).toBe('');
  });

  step('plays one turn on a double click', async () => {
    let sent = 0;
    visit.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/game/process')) sent += 1;
    });
    await game.input.fill('I refuse the bribe, and say so before witnesses.');
    await game.send.dblclick();
    await game.standsAt(5);
    expect(sent).toBe(1);
    await visit.page.reload();
    await game.standsAt(5);
  });

  step('saves', async () => {
    await visit.press(game.save);
    expect(await readToast(visit, 'Game Saved')).toContain('Your progress has been saved successfully.');
    expect(await game.save.isDisabled()).toBe(true);
  });

  step('is asked before leaving what is not saved', async () => {
    const { page, press } = visit;
    await visit.press(game.suggestions.last());
    await game.standsAt(6);
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved Progress' });
    await press(place('Saved'));
    await dialog
      .getByText('You have unsaved changes in your current game. What would you like to do?')
      .waitFor();
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await dialog.waitFor({ state: 'detached' });
    expect(address()).toBe(`/game?gameType=${era.gameType}`);
    await press(button('Logout'));
    await dialog.getByText(/^Auto-save is on: every turn is kept/).waitFor();
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await dialog.waitFor({ state: 'detached' });
    expect(address()).toBe(`/game?gameType=${era.gameType}`);
    await press(place('Saved'));
    await press(dialog.getByRole('button', { name: 'Leave Without Saving' }));
    await heading('Your Saved Games').waitFor();
  });

  step('loads the game where it was left, and goes on', async () => {
    const { page, press } = visit;
    await press(page.getByRole('link', { name: `Load Game: ${hero}` }));
    // Nothing is lost by not saving: with auto-save on a game resumes at its head (decision 8).
    await game.standsAt(6);
    expect(await game.save.isEnabled()).toBe(true);
    await game.input.fill('I wait for nightfall and follow the messenger.');
    await press(game.send);
    await game.standsAt(7);
    await press(place('Account'));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Save & Continue' }));
    await heading('Account Management').waitFor();
    await readToast(visit, 'Game Saved');
  });

  step('sees in the account what was used', async () => {
    const { page, press } = visit;
    await press(page.getByRole('tab', { name: 'Usage' }));
    const entries = page.getByRole('tabpanel').getByRole('list').getByRole('listitem');
    await entries.first().waitFor();
    expect(await entries.count()).toBe(7);
  });

  step('signs out, and comes back to where it was going', async () => {
    const { page, press } = visit;
    await press(button('Logout'));
    await page.waitForURL('/login');
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
    await page.goto('/saved-games');
    await page.waitForURL('/login?returnTo=%2Fsaved-games');
    await page.getByLabel('Username or Email').fill(player.email);
    await page.getByLabel('Password').fill(player.password);
    await press(button('Sign In'));
    await heading('Your Saved Games').waitFor();
    expect(await readToast(visit, 'Welcome back!')).toContain('Successfully logged in');
  });

  step('finds the game as it was left', async () => {
    await visit.press(visit.page.getByRole('link', { name: `Load Game: ${hero}` }));
    await game.standsAt(7);
    await visit.page.goBack();
    await heading('Your Saved Games').waitFor();
  });

  step('deletes the game after being asked', async () => {
    const { page, press } = visit;
    const dialog = page.getByRole('alertdialog', { name: 'Delete Saved Game' });
    await press(button(`Delete: ${hero}`));
    await dialog
      .getByText(
        `Are you sure you want to delete your ${hero} game in the ${era.eraName}? This action cannot be undone.`,
      )
      .waitFor();
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await dialog.waitFor({ state: 'detached' });
    await press(button(`Delete: ${hero}`));
    await press(dialog.getByRole('button', { name: 'Delete Game' }));
    expect(await readToast(visit, 'Game Deleted')).toMatch(/has been (removed|deleted)/);
    await heading('No Saved Games').waitFor();
  });
}

/** Line ends and initials differ between what is drawn and what is in the document. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Without the credits, and without what the turn before changed. */
function standingIn(masthead: string): string {
  return masthead
    .split('\n')
    .filter((line) => !/^(Credits: .*|[+\u2212-]\d+)?$/.test(line.trim()))
    .join('\n');
}
