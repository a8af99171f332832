/**
 * Read models filled anew, cancelled, swapped back and let go at the operator's desk by keyboard alone, beside players who notice nothing. In a house of
 * its own: its database is held still where something is to be seen.
 */
import type { GameState, ReadModelOperations, Session } from '@rubicon/contracts';
import { holdLock } from '@rubicon/local-stack';
import type { Page } from 'playwright-core';
import { enterAs, playedTurn, registeredPlayer, startedGame } from './support/account.js';
import { backendSetting } from './support/backend-setting.js';
import { press, seated, tabTo, write } from './support/desk.js';
import { GameScreen } from './support/game-screen.js';
import { startHouse, type House } from './support/global-setup.js';
import { isSound } from './support/sound.js';
import { stepsOn } from './support/steps.js';
import { desktop, phone, visitors, type Visit } from './support/visit.js';

const WORDS_PER_SECOND = 400;
const path = '/api/staff/operations/read-models';
const reason = 'A column was added by hand.';
const deed = 'I speak to the crowd, plainly, and promise bread before glory.';
/** That whoever brings a schema up to date takes first. */
const BEGINNING = `SELECT pg_advisory_lock(x'52554249'::int, hashtext('read_models_next'))`;
/** That is not given away before the live ones are let go of. */
const SWAP = `SELECT pg_advisory_lock_shared(x'52554253'::int)`;

let house: House;
// The specs that this worker runs next are in the house of all.
const ofAll = { origin: process.env.RUBICON_ORIGIN, dataDir: process.env.RUBICON_DATA };
const liveIn = ({ origin, dataDir }: Partial<Pick<House, 'origin' | 'dataDir'>>) =>
  Object.assign(process.env, { RUBICON_ORIGIN: origin, RUBICON_DATA: dataDir });
beforeAll(async () => {
  house = await startHouse(WORDS_PER_SECOND);
  liveIn(house);
});
afterAll(async () => {
  liveIn(ofAll);
  await house?.stop();
});

const open = visitors();
const hold = async (lock: string) => holdLock(await backendSetting('DATABASE_URL'), lock);
const dialog = (page: Page) => page.locator('[data-dialog]');
const submit = (page: Page, name: string) =>
  press(page, dialog(page).getByRole('button', { name, exact: true }));
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const outcome = (page: Page, says: string) => page.getByText(says, { exact: true }).waitFor();
/** Of a fact: what stands beside its name. */
const beside = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'How far the read models are' })
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('+ dd')
    .innerText();
const seen = async (page: Page) => (await (await page.request.get(path)).json()) as ReadModelOperations;
/** As the screen writes it. */
const written = (events: number | null) => new Intl.NumberFormat('en-US').format(events!);
const isSoundInTheDark = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await isSound(page);
  await page.emulateMedia({ colorScheme: 'light' });
};

describe.each([
  ['1440 px', desktop],
  ['390 px', phone],
])('at %s', (_, viewport) => {
  let operator: Visit;
  let another: Visit;
  let reader: Visit;
  let teller: Visit;
  let name: string;
  let tale: { session: Session; game: GameState };
  /** What the player reads, who does nothing meanwhile. */
  let before: string[];
  const step = stepsOn(() => operator.page);

  const readAgain = async () => {
    await reader.page.reload();
    const game = new GameScreen(reader.page);
    await game.standsAt(1);
    // What the turn brought is asked for once the page stands.
    await reader.page.waitForLoadState('networkidle');
    return [await reader.page.locator('main').innerText(), await game.credits()];
  };
  const standsAt = async (depth: number) => {
    await teller.page.goto('/game?gameType=french_revolution');
    const game = new GameScreen(teller.page);
    await game.standsAt(depth);
    await game.story.getByText(deed, { exact: true }).waitFor();
  };

  beforeAll(async () => {
    [operator, another, reader, teller] = await Promise.all([
      open({ viewport }),
      open({ viewport }),
      open({ viewport }),
      open({ viewport }),
    ]);
    const [session, ofTeller] = await Promise.all([registeredPlayer(1), registeredPlayer(1)]);
    const { gameState } = await startedGame(session, 'french_revolution');
    await playedTurn(session, gameState, deed);
    await enterAs(reader.page, session);
    await reader.page.goto('/game?gameType=french_revolution');
    before = await readAgain();
    tale = { session: ofTeller, game: (await startedGame(ofTeller, 'french_revolution')).gameState };
    await enterAs(teller.page, ofTeller);
  });

  step('shows how far they are, and which keys there are', async () => {
    await seated(another, 'operator');
    ({ name } = await seated(operator, 'operator'));
    for (const { page } of [another, operator]) {
      await press(page, page.getByRole('link', { name: 'Read models', exact: true }));
      await heading(page, 'Replaced ones');
    }
    const { page } = operator;
    expect(await beside(page, 'Filled from')).toMatch(/^[\d,]+ events$/);
    await isSound(page);
    await isSoundInTheDark(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('swap the replaced ones back').waitFor();
    await isSound(page);
    await page.keyboard.press('Escape');
  });

  step(
    'has them filled anew for a reason, once it is said what that does, and shows how far that is',
    async () => {
      const { page } = operator;
      const { page: second, watch } = another;
      watch.expect({ status: 409, address: `${path}/rebuild` });
      await second.keyboard.press('r');
      await second.keyboard.type('I was here first, I thought.');
      await page.keyboard.press('r');
      const { events } = await seen(page);
      await dialog(page)
        .getByText(`${written(events)} events are read from the log into new tables`)
        .waitFor();
      await page.keyboard.type('Too short');
      await submit(page, 'Fill them anew');
      await page.getByRole('alert').getByText('Give a reason of at least 10 characters').waitFor();
      await isSound(page);
      await tabTo(page, page.getByLabel('Why', { exact: true }));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(reason);
      const letGo = await hold(BEGINNING);
      try {
        await submit(page, 'Fill them anew');
        await heading(page, 'They are being filled anew');
        await page.getByText(/^0 of [\d,]+ events$/).waitFor();
        const bar = page.getByRole('progressbar', { name: 'Events that are read' });
        expect(await bar.getAttribute('aria-valuenow')).toBe('0');
        expect(Number(await bar.getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(events!);
        await isSound(page);
        await isSoundInTheDark(page);

        await submit(second, 'Fill them anew');
        await second.getByRole('alert').getByText('The read models are being worked on already.').waitFor();
        await second.getByText(reason, { exact: true }).waitFor();
        await isSound(second);

        expect((await playedTurn(tale.session, tale.game, deed)).depth).toBe(1);
      } finally {
        await letGo();
      }
      await outcome(page, 'They were filled anew and put in place');
      await outcome(second, 'They were filled anew and put in place');
      expect(await beside(page, 'Put there by')).toBe(`${name}, who had them filled anew`);
      const { job, replaced } = await seen(page);
      expect(job!.events).toBe(replaced!.events);
      await page
        .getByText(`${written(job!.events)} events`)
        .first()
        .waitFor();
      await isSound(page);
      await isSoundInTheDark(page);
    },
  );

  step('shows a player what was shown before, and the turn that was told meanwhile', async () => {
    expect(await readAgain()).toEqual(before);
    await standsAt(1);
  });

  step('swaps back, and nothing is lost', async () => {
    const { page } = operator;
    expect((await playedTurn(tale.session, tale.game, deed)).depth).toBe(2);
    await page.keyboard.press('s');
    await dialog(page)
      .getByText(/^[\d,]+ events that are not in them are read first/)
      .waitFor();
    await isSound(page);
    await submit(page, 'Swap them back');
    await outcome(page, 'They were swapped back');
    expect(await beside(page, 'Put there by')).toBe(`${name}, who had them swapped back`);
    await isSound(page);
    expect(await readAgain()).toEqual(before);
    await standsAt(2);
  });

  step('cancels, and leaves everything in place', async () => {
    const { page } = operator;
    const { since } = await seen(page);
    const letGo = await hold(SWAP);
    try {
      await page.keyboard.press('r');
      await write(page, 'Why', 'They may be wrong, I think.');
      await submit(page, 'Fill them anew');
      await page.getByText('All of it is read. They are compared with the present ones').waitFor();
      await page.getByText(/^([\d,]+) of \1 events$/).waitFor();
      await isSound(page);
      await page.keyboard.press('c');
      await dialog(page)
        .getByText(/^[\d,]+ events are read, and would be read again the next time\.$/)
        .waitFor();
      await isSound(page);
      await submit(page, 'Cancel it');
      await outcome(page, 'Filling them anew was cancelled');
    } finally {
      await letGo();
    }
    await isSound(page);
    expect(await readAgain()).toEqual(before);
    expect(await seen(page)).toMatchObject({ since, job: { state: 'cancelled', cancelledByName: name } });
  });

  step('lets the replaced ones go', async () => {
    const { page } = operator;
    await page.keyboard.press('l');
    await dialog(page).getByText('The room that they take is free again.').waitFor();
    await isSound(page);
    await submit(page, 'Let them go');
    await outcome(page, 'The replaced ones were let go');
    await page.getByText(/^None are kept\./).waitFor();
    await page.keyboard.press('s');
    expect(await dialog(page).count()).toBe(0);
    await isSound(page);
  });

  step('is where the figures lead that say how far they lie behind', async () => {
    const { page } = operator;
    await press(page, page.getByRole('link', { name: 'Figures', exact: true }));
    await heading(page, 'Now');
    await press(page, page.locator('dd').getByRole('link', { name: 'Read models', exact: true }));
    await heading(page, 'Replaced ones');
    await page.getByRole('button', { name: /^Fill them anew…/ }).waitFor();
  });
});
