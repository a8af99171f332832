/**
 * Bull Board as an operator comes to it from the desk: what is told and what waits, nothing to press that changes it, nothing asked of another host.
 * In a house of its own, whose one narrator tells one turn at a time.
 */
import type { Page } from 'playwright-core';
import { registeredPlayer, startedGame } from './support/account.js';
import { press, seated } from './support/desk.js';
import { startHouse, type House } from './support/global-setup.js';
import { stepsOn } from './support/steps.js';
import { watchForTrouble, type TroubleWatch } from './support/trouble-watch.js';
import { visitors, type Visit } from './support/visit.js';

const WORDS_PER_SECOND = 10;
/** Long enough a line that it stands while it is looked at: a turn takes about a quarter of a minute. */
const TURNS = 6;
const BOARD = '/api/staff/operations/queue-board';
let house: House;
// The specs that this worker runs next are in the house of all.
const ofAll = { origin: process.env.RUBICON_ORIGIN, dataDir: process.env.RUBICON_DATA };
const liveIn = ({ origin, dataDir }: Partial<Pick<House, 'origin' | 'dataDir'>>) =>
  Object.assign(process.env, { RUBICON_ORIGIN: origin, RUBICON_DATA: dataDir });
beforeAll(async () => {
  house = await startHouse(WORDS_PER_SECOND, { NARRATOR_CONCURRENCY: '1' });
  liveIn(house);
});
afterAll(async () => {
  liveIn(ofAll);
  await house?.stop();
});

/** Of a button that has no words. */
const SYMBOL = '(a symbol)';
/** What looks into a job: its tabs, and what folds and copies. */
const onAJob = ['Data', 'Progress', 'Options', 'Logs', 'Error', SYMBOL, SYMBOL, SYMBOL];

const open = visitors();
let operator: Visit;
let board: Page;
let watch: TroubleWatch;
let waiting: string;
const asked: string[] = [];
const step = stepsOn(() => board ?? operator.page);

/** Sends a turn and does not wait for it. @returns its id */
async function sentTurn(): Promise<string> {
  const session = await registeredPlayer(1);
  const { gameState } = await startedGame(session, 'french_revolution');
  const { gameId, gameType } = gameState;
  const answer = await fetch(`${house.origin}/api/game/process`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': gameId,
      authorization: `Bearer ${session.token}`,
      prefer: 'respond-async',
    },
    body: JSON.stringify({ userInput: 'I speak to the crowd and promise bread.', gameType, gameId }),
  });
  return ((await answer.json()) as { turnId: string }).turnId;
}

const seen = async (name: RegExp) => board.getByText(name).first().waitFor();

/** What can be pressed on the page, beside links, by what it says. */
async function buttons(): Promise<string[]> {
  const all = board.locator('main :is(button, [role=button]), [role=menuitem], [role=menuitemradio]');
  return (await all.allInnerTexts()).map((name) => name.trim() || SYMBOL);
}

beforeAll(async () => {
  operator = await open();
});

step('is opened from the desk, in a tab of its own, with no trouble in it', async () => {
  await seated(operator, 'operator');
  const { page, context } = operator;
  context.on('page', (opened) => {
    watch = watchForTrouble(opened);
  });
  context.on('request', (request) => asked.push(request.url()));
  const opened = context.waitForEvent('page');
  await press(page, page.getByRole('link', { name: 'Bull Board, in a new tab' }));
  board = await opened;
  await seen(/Players’ turns/);
  await seen(/Visitors’ prologues/);
  expect(new URL(board.url()).pathname.replace(/\/$/, '')).toBe(BOARD);
  expect(await board.title()).toContain('Rubicon’s queue');
  expect(watch.takeTroubles()).toEqual([]);
});

step('shows the turn that is told and those that wait, and offers no act on them', async () => {
  const sent: string[] = [];
  while (sent.length < TURNS) sent.push(await sentTurn());
  const anyOfThem = new RegExp(sent.join('|'));
  waiting = sent.at(-1)!;
  await board.goto(`${BOARD}/queue/narration?status=active`);
  await seen(anyOfThem);
  // Bull Board has no act for one that is at work.
  expect(await buttons()).toEqual(onAJob);
  await board.goto(`${BOARD}/queue/narration?status=prioritized`);
  await seen(anyOfThem);
  expect([...new Set(await buttons())]).toEqual([...new Set(onAJob)]);
  await board.goto(`${BOARD}/queue/narration/turn-${waiting}`);
  await seen(new RegExp(waiting));
  expect(await buttons()).toEqual(onAJob);
  await board.goto(`${BOARD}/`);
  await seen(/Players’ turns/);
  expect(await buttons()).toEqual([SYMBOL, SYMBOL]);
  await board.locator('main [aria-haspopup=menu]').last().click();
  await board.getByRole('menu').first().waitFor();
  expect((await buttons()).filter((name) => name !== SYMBOL)).toEqual([
    'Sort by',
    'Alphabetical (A-Z)',
    'Failed Jobs',
    'Completed Jobs',
    'Active Jobs',
    'Waiting Jobs',
    'Delayed Jobs',
  ]);
  expect(watch.takeTroubles()).toEqual([]);
});

step('accepts no act from its own page either', async () => {
  const refused = await board.evaluate(
    async ([at, job]) => {
      const answers = await Promise.all(
        [`${job}/promote`, `${job}/clean`, `${job}/retry`, 'pause', 'empty'].map((act) =>
          fetch(`${at}/api/queues/narration/${act}`, { method: 'PUT' }),
        ),
      );
      return answers.map(({ status }) => status);
    },
    [BOARD, `turn-${waiting}`],
  );
  expect(refused).toEqual([405, 405, 405, 405, 405]);
  watch.takeTroubles();
  await board.goto(`${BOARD}/queue/narration/turn-${waiting}`);
  await seen(new RegExp(waiting));
});

step('has asked no other host, and its policy would have let it ask none', async () => {
  const { origin } = new URL(house.origin);
  expect(asked.filter((url) => url.includes('/static/js/')).length).toBeGreaterThan(0);
  expect(asked.filter((url) => new URL(url).origin !== origin && !url.startsWith('data:'))).toEqual([]);
  const elsewhere = await board.evaluate(() =>
    fetch('https://fonts.example.org/font.css').then(
      () => 'asked',
      () => 'refused',
    ),
  );
  expect(elsewhere).toBe('refused');
  const blocked = watch.takeTroubles();
  expect(blocked.filter((trouble) => !trouble.includes('fonts.example.org'))).toEqual([]);
  expect(blocked.join()).toContain('Content Security Policy');
});
