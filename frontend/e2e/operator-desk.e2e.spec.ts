/**
 * The operator's desk by keyboard alone, beside players who feel what is decided there. In a house of its own: a pause stops every story in it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OperationsFigures } from '@rubicon/contracts';
import type { Page } from 'playwright-core';
import { enterAs, playedTurn, registeredPlayer, startedGame } from './support/account.js';
import { button, newStaffName, press, seated, tabTo, write } from './support/desk.js';
import { GameScreen } from './support/game-screen.js';
import { startHouse, type House } from './support/global-setup.js';
import { isSound } from './support/sound.js';
import { stepsOn } from './support/steps.js';
import { desktop, phone, visitors, type Visit } from './support/visit.js';

const WORDS_PER_SECOND = 60;
const [FIRST, SECOND] = ['chronicler', 'understudy'];
const reason = 'We move the narrators to a larger machine.';
const sentence = `The narrators rest for a while: ${reason}`;
const deed = 'I speak to the crowd, plainly, and promise bread before glory.';

let house: House;
// The specs that this worker runs next are in the house of all.
const ofAll = { origin: process.env.RUBICON_ORIGIN, dataDir: process.env.RUBICON_DATA };
const liveIn = ({ origin, dataDir }: Partial<Pick<House, 'origin' | 'dataDir'>>) =>
  Object.assign(process.env, { RUBICON_ORIGIN: origin, RUBICON_DATA: dataDir });
beforeAll(async () => {
  house = await startHouse(
    WORDS_PER_SECOND,
    { FALLBACK_MODEL: SECOND, PROVIDER_DAILY_CAP_USD: '50', NARRATOR_CONCURRENCY: '16' },
    ['--narrators', '2'],
  );
  liveIn(house);
});
afterAll(async () => {
  liveIn(ofAll);
  await house?.stop();
});

const open = visitors();
const dialog = (page: Page) => page.locator('[data-dialog]');
const submit = (page: Page, name: string) =>
  press(page, dialog(page).getByRole('button', { name, exact: true }));
const stands = (page: Page, how: 'Narration rests' | 'Narration goes on') =>
  page.getByRole('region', { name: 'How narration stands' }).getByText(how, { exact: true }).waitFor();
const capIs = (page: Page, cap: string) =>
  page
    .locator('dt', { hasText: /^Cap of a day$/ })
    .locator('+ dd')
    .getByText(cap, { exact: true })
    .waitFor();
/** As the house's data folder names it. */
const processOf = async ({ dataDir }: Pick<House, 'dataDir'>, name: string) =>
  (
    JSON.parse(await readFile(path.join(dataDir, 'processes.json'), 'utf8')) as Record<
      string,
      { pid: number }
    >
  )[name]!;
const row = (page: Page, narrator: string) => page.getByRole('link', { name: narrator, exact: true });
/** @param does what its row says, its slots among it */
const narratorIs = (page: Page, narrator: string, does: RegExp) =>
  page
    .getByRole('row', { name: does })
    .filter({ has: row(page, narrator) })
    .waitFor();
/** Of a figure: what stands beside its name. */
const beside = (page: Page, name: string) =>
  page
    .locator('dt', { has: page.getByText(name, { exact: true }) })
    .locator('+ dd')
    .first();

describe.each([
  ['1440 px', desktop],
  ['390 px', phone],
])('at %s', (_, viewport) => {
  let operator: Visit;
  let another: Visit;
  let player: Visit;
  let visitor: Visit;
  let game: GameScreen;
  const step = stepsOn(() => operator.page);

  beforeAll(async () => {
    [operator, another, player, visitor] = await Promise.all([
      open({ viewport }),
      open({ viewport }),
      open({ viewport }),
      open({ viewport }),
    ]);
    const session = await registeredPlayer(1);
    await startedGame(session, 'french_revolution');
    game = new GameScreen(player.page);
    await enterAs(player.page, session);
    await player.page.goto('/game?gameType=french_revolution');
    await game.standsAt(0);
  });

  step('lets two operators join and sign in', async () => {
    await seated(another, 'operator');
    await seated(operator, 'operator', `${newStaffName()} of the night shift`);
    const { page } = operator;
    await stands(page, 'Narration goes on');
    await isSound(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('pause it').waitFor();
    await isSound(page);
    await page.keyboard.press('Escape');
  });

  step('keeps its head to two rows, and fades its menu where that goes on', async () => {
    const { page } = operator;
    const isNarrow = viewport.width < desktop.width;
    const head = await page.getByRole('banner').boundingBox();
    expect(head!.height).toBeLessThanOrEqual(isNarrow ? 92 : 53);
    const menu = page.getByRole('navigation', { name: 'Screens' });
    const mask = () => menu.evaluate((row) => getComputedStyle(row).maskImage);
    if (!isNarrow) return expect(await mask()).toBe('none');
    const fades = await mask();
    expect(fades).toContain('linear-gradient(to right');
    await menu.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
    await page.waitForFunction(([row, was]) => getComputedStyle(row as Element).maskImage !== was, [
      await menu.elementHandle(),
      fades,
    ] as const);
    expect(await mask()).toContain('linear-gradient(to left');
  });

  step('pauses narration for a reason, once it is said what that does', async () => {
    const { page } = operator;
    await another.page.keyboard.press('p');
    await write(another.page, 'Why', 'The model writes what it should not.');
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: 'Pause narration' }).getByText('No turn waits.').waitFor();
    await page.keyboard.type('Too short');
    await submit(page, 'Pause narration');
    await page.getByRole('alert').getByText('Give a reason of at least 10 characters').waitFor();
    await isSound(page);
    await tabTo(page, page.getByLabel('Why', { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(reason);
    await isSound(page);
    await submit(page, 'Pause narration');
    await stands(page, 'Narration rests');
    await page.getByText(sentence).waitFor();
    await isSound(page);
  });

  step('tells the other operator so, who loses nothing', async () => {
    const { page, watch } = another;
    watch.expect({ status: 409, address: '/api/staff/operations/narration/pause' });
    await dialog(page)
      .getByText(/ has paused narration meanwhile\.$/)
      .waitFor();
    await isSound(page);
    await submit(page, 'Pause narration');
    await page.getByRole('alert').getByText('Narration is paused already.').waitFor();
    await stands(page, 'Narration rests');
    await isSound(page);
  });

  step('tells a player why, charges nothing and keeps what was typed', async () => {
    const { page, press: click, watch } = player;
    watch.expect({ status: 503, address: '/api/game/process' });
    const before = await game.credits();
    await game.input.fill(deed);
    await click(game.send);
    const alert = game.story.getByRole('alert');
    await alert.getByText(sentence).waitFor();
    await alert.getByText('Not charged.').waitFor();
    expect(await game.input.inputValue()).toBe(deed);
    expect(await game.credits()).toBe(before);
    await isSound(page);
  });

  step('tells a visitor in the prologue why, and keeps what was typed', async () => {
    const { page, press: click, watch } = visitor;
    watch.expect({ status: 503, address: '/api/game/process-demo' });
    await page.goto('/try-free');
    await click(page.getByRole('button', { name: 'Skip and begin' }));
    const action = page.getByLabel('Your own action');
    await action.fill(deed);
    await click(page.getByRole('button', { name: 'Take Action' }));
    const why = page.getByText(sentence);
    await why.waitFor();
    expect(await why.evaluate((text) => text.getBoundingClientRect().bottom <= window.innerHeight)).toBe(
      true,
    );
    expect(await action.inputValue()).toBe(deed);
    await isSound(page);
  });

  step('resumes narration, and what was typed is told', async () => {
    const { page } = operator;
    await page.keyboard.press('r');
    await page.getByRole('alertdialog', { name: 'Resume narration' }).waitFor();
    await isSound(page);
    await submit(page, 'Resume narration');
    await stands(page, 'Narration goes on');
    await player.press(game.story.getByRole('button', { name: 'Try Again' }));
    await game.standsAt(1);
    await game.story.getByText(deed, { exact: true }).waitFor();
    expect(await game.input.inputValue()).toBe('');
    await visitor.press(visitor.page.getByRole('button', { name: 'Take Action' }));
    await visitor.page.getByText('Turn 2 of 3').waitFor();
    expect(await visitor.page.getByText(sentence).count()).toBe(0);
  });

  step('changes the cap of a day for a reason, and gives it back to the configuration', async () => {
    const { page } = operator;
    await press(page, page.getByRole('link', { name: 'Models', exact: true }));
    await capIs(page, '$50.00');
    await isSound(page);
    await page.keyboard.press('c');
    await page.getByText('From then on it is $50.00 a day.').waitFor();
    await page.keyboard.type('0');
    await dialog(page)
      .getByText(/is spent already: no turn is taken until midnight/)
      .waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('60.50');
    await write(page, 'Why', 'A busy evening is coming.');
    await isSound(page);
    await submit(page, 'Set the cap to $60.50');
    await capIs(page, '$60.50');
    await page.getByText('A busy evening is coming.').waitFor();
    await isSound(page);
    await press(page, button(page, 'As configured again…'));
    await isSound(page);
    await submit(page, 'As configured again');
    await page.getByText('As configured', { exact: true }).waitFor();
    await capIs(page, '$50.00');
  });

  step('passes the first model over, the second tells, and the first is asked again', async () => {
    const { page } = operator;
    await page.keyboard.press('f');
    await dialog(page).getByText(`${SECOND} tells everything.`).waitFor();
    await write(page, 'Why', 'The first one writes gibberish.');
    await isSound(page);
    await submit(page, `Pass ${FIRST} over`);
    await page.getByText(`${FIRST} is passed over: ${SECOND} tells everything.`).waitFor();
    await page.getByText('The first one writes gibberish.').waitFor();
    await isSound(page);
    const session = await registeredPlayer(1);
    const { gameState } = await startedGame(session, 'roman_republic');
    expect((await playedTurn(session, gameState, deed)).depth).toBe(1);
    await page.keyboard.press('f');
    await isSound(page);
    await submit(page, `Ask ${FIRST} again`);
    await page.getByText(`${FIRST} is asked first, ${SECOND} when that fails.`).waitFor();
  });

  step(
    'quiets a narrator once it is said what that does, is kept from leaving nobody, and wakes it',
    async () => {
      const { page, watch } = operator;
      watch.expect({ status: 409, address: '/api/staff/operations/narrators/narrator-1/quiet' });
      await press(page, page.getByRole('link', { name: 'Narrators' }));
      await narratorIs(page, 'narrator-1', /Takes turns 16 of 16/);
      await isSound(page);
      await tabTo(page, row(page, 'narrator-1'));
      await page.keyboard.press('ArrowDown');
      await page.getByRole('heading', { name: 'narrator-2' }).waitFor();
      await page.keyboard.press('q');
      await dialog(page).getByText('16 slots are there for all turns then, 32 now.').waitFor();
      await isSound(page);
      await submit(page, 'Quiet narrator-2');
      await narratorIs(page, 'narrator-2', /Quiet 0 of 16/);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('q');
      await submit(page, 'Quiet narrator-1');
      await dialog(page)
        .getByRole('alert')
        .getByText(/^No other narrator takes turns: all would wait/)
        .waitFor();
      await button(page, 'Do it all the same').waitFor();
      await isSound(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('s');
      await page.keyboard.type('3');
      await dialog(page).getByText('3 slots are there for all turns then, 16 now.').waitFor();
      await isSound(page);
      await submit(page, 'Give it 3 slots');
      await narratorIs(page, 'narrator-1', /Takes turns 3 of 16/);
      await page.keyboard.press('s');
      await tabTo(page, page.getByLabel('As configured again'));
      await page.keyboard.press('Space');
      await dialog(page).getByText('16 slots are there for all turns then, 3 now.').waitFor();
      await isSound(page);
      await submit(page, 'Slots as configured again');
      await narratorIs(page, 'narrator-1', /Takes turns 16 of 16/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('w');
      await dialog(page).getByText('32 slots are there for all turns then, 16 now.').waitFor();
      await submit(page, 'Wake narrator-2');
      await narratorIs(page, 'narrator-2', /Takes turns 16 of 16/);
      await isSound(page);
    },
  );

  step(
    'decides of no other narrator while the chosen one hangs, and of that one when it is heard again',
    async () => {
      const { page } = operator;
      await page.getByRole('heading', { name: 'narrator-2' }).waitFor();
      const { pid } = await processOf(house, 'narrator-2');
      process.kill(pid, 'SIGSTOP');
      try {
        await page.getByText('narrator-2 is not heard any more').waitFor();
        await narratorIs(page, 'narrator-1', /Takes turns 16 of 16/);
        expect(await button(page, 'Drain… d').count()).toBe(0);
        await page.keyboard.press('d');
        expect(await dialog(page).count()).toBe(0);
        await isSound(page);
      } finally {
        process.kill(pid, 'SIGCONT');
      }
      await narratorIs(page, 'narrator-2', /Takes turns 16 of 16/);
      await page.keyboard.press('d');
      await page.getByRole('alertdialog', { name: 'Drain narrator-2' }).waitFor();
      await page.keyboard.press('Escape');
    },
  );

  step('draws the charts also where the browser’s language is no tag', async () => {
    const { page } = operator;
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'language', {
        get: () => 'en-US@posix',
        configurable: true,
      }),
    );
    await page.goto('/staff/figures');
    await page.locator('figure canvas').nth(2).waitFor();
  });

  step('shows the figures as the server has them, of the period that is chosen', async () => {
    const { page } = operator;
    await press(page, page.getByRole('link', { name: 'Figures' }));
    await press(page, page.getByRole('link', { name: '15 min' }));
    await page.getByRole('heading', { name: 'Turns a minute' }).waitFor();
    const answer = await page.request.get('/api/staff/operations/figures?minutes=15');
    const { turns, money, modelCost, waited, told } = (await answer.json()) as OperationsFigures;
    expect(turns.told).toBeGreaterThan(0);
    for (const [name, count] of [
      ['Sent', turns.submitted],
      ['Told', turns.told],
    ] as const)
      await page
        .getByRole('figure', { name })
        .getByText(new RegExp(`^${count} in 15 minutes; most at `))
        .waitFor();
    await page
      .getByRole('figure', { name: 'Failed' })
      .getByText(turns.failed === 0 ? 'None in 15 minutes.' : new RegExp(`^${turns.failed} in 15 minutes`))
      .waitFor();
    for (const [name, { p50Ms, p95Ms }] of [
      ['Waited for a narrator', waited],
      ['Told, from then on', told],
    ] as const)
      expect(
        (await page.getByRole('region', { name }).locator('dd').allInnerTexts()).map(inMilliseconds),
      ).toEqual([asWritten(p50Ms!), asWritten(p95Ms!)]);
    const shown = async (name: string) =>
      microUsdOf((await beside(page, name).getByTitle('$').getAttribute('title'))!);
    expect(await shown('Margin of a turn')).toBe(money.marginPerTurnMicroUsd);
    expect(await shown('Charged')).toBe(money.chargedMicroUsd);
    expect(await shown('Taken by models')).toBe(money.providerCostMicroUsd);
    const spent = microUsdOf(await beside(page, 'Cost of models today').innerText());
    expect(spent).toBeLessThanOrEqual(modelCost.spentMicroUsd);
    expect(spent).toBeGreaterThan(modelCost.spentMicroUsd * 0.99);
    expect(await beside(page, 'Waiting').innerText()).toMatch(/^0\nNone waits\./);
    await isSound(page);
  });
});

/** "0.134 seconds" → 134 */
function inMilliseconds(text: string): number {
  const [, amount, unit] = /^([\d.,]+) (second|minute)s?$/.exec(text) ?? [];
  return Math.round(Number(amount) * (unit === 'minute' ? 60_000 : 1_000));
}

/** To two digits, from ten seconds on to the second. */
function asWritten(milliseconds: number): number {
  return milliseconds < 10_000
    ? Number(milliseconds.toPrecision(2))
    : Math.round(milliseconds / 1_000) * 1_000;
}

/** "$0.029876 …" → 29876 */
function microUsdOf(text: string): number {
  const [, minus, dollars] = /^(\u2212?)\$([\d.,]+)/.exec(text) ?? [];
  return Math.round(Number(dollars?.replaceAll(',', '')) * 1_000_000) * (minus === '\u2212' ? -1 : 1);
}
