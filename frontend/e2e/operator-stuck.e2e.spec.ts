/**
 * What does not go on, at the operator's desk by keyboard alone: letters whose mail server is away, and turns that nobody tells. In a house of its own
 * without a narrator, which was there ten minutes ago already: then the players paid and sent their turns.
 */
import type { HangingTurnCount, ParkedLaneList, Session } from '@rubicon/contracts';
import { freePort, poll, startMailbox, temporaryFolder, type Letter } from '@rubicon/local-stack';
import type { Page } from 'playwright-core';
import { profileOf, registeredPlayer, sentTurn, startedGame, turnOf } from './support/account.js';
import { press, seated, tabTo } from './support/desk.js';
import { startHouse, type House } from './support/global-setup.js';
import { longAgo } from './support/long-ago.js';
import { isSound } from './support/sound.js';
import { stepsOn } from './support/steps.js';
import { desktop, phone, visitors, type Visit } from './support/visit.js';

const WORDS_PER_SECOND = 60;
const CREDITS_MICRO_USD = 1_000_000;
const MINUTES_AGO = 10;
const AT_ONCE = 100;
const HOUSE_MS = 240_000;
const PARKED_MS = 40_000;
const ACTION_MS = 15_000;
/** Of more than a hundred turns. */
const ENDED_MS = 60_000;
const reason = 'Nobody told turns for ten minutes.';
const deed = 'I speak to the crowd, plainly, and promise bread before glory.';

const dialog = (page: Page) => page.locator('[data-dialog]');
/** Chosen, and what was counted for another age is gone: the figures beside it may be equal. */
const fiveMinutes = async (page: Page) => {
  const link = page.getByRole('link', { name: '5 min' });
  await press(page, link);
  await link.and(page.locator('[aria-current="true"]')).waitFor();
};
const submit = (page: Page, name: string) =>
  press(page, dialog(page).getByRole('button', { name, exact: true }));
const says = (page: Page, sentence: string) =>
  dialog(page).getByRole('listitem').getByText(sentence, { exact: true }).waitFor();
const found = (page: Page, sentence: string) =>
  page.getByRole('status').getByText(sentence, { exact: true }).waitFor();
const toast = (page: Page, sentence: string, timeout = ACTION_MS) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByText(sentence, { exact: true })
    .waitFor({ timeout });
/** Of a figure: what stands beside its name. */
const beside = (page: Page, name: string) =>
  page
    .locator('dt', { has: page.getByText(name, { exact: true }) })
    .locator('+ dd')
    .first();
const figuresOf = (page: Page) =>
  page.getByRole('region', { name: 'What hangs' }).locator('dd').allInnerTexts();
const screen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: new RegExp(`^${name}`) });

async function asked<Answer>({ page }: Visit, address: string): Promise<Answer> {
  const answer = await page.request.get(`/api/staff/operations/${address}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Answer;
}
async function until<T>(look: () => Promise<T | null>, timeoutMs: number): Promise<T> {
  const seen = await poll(look, { timeoutMs });
  if (seen === null) throw new Error('It did not happen in time.');
  return seen;
}
/** 1113600 → "$1.1136" */
const dollars = (microUsd: number): string => {
  const [whole, fraction] = (microUsd / 1_000_000).toFixed(6).split('.') as [string, string];
  return `$${whole}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, '')}`;
};

// The specs that this worker runs next are in the house of all.
const ofAll = { origin: process.env.RUBICON_ORIGIN, dataDir: process.env.RUBICON_DATA };
const liveIn = ({ origin, dataDir }: Partial<Pick<House, 'origin' | 'dataDir'>>) =>
  Object.assign(process.env, { RUBICON_ORIGIN: origin, RUBICON_DATA: dataDir });
afterAll(() => {
  liveIn(ofAll);
});

describe.each([
  ['1440 px', desktop, { players: 8, turns: 13 }],
  ['390 px', phone, { players: 3, turns: 1 }],
])('at %s', (_, viewport, { players, turns }) => {
  // Its pages end before its house does: they ask on.
  const open = visitors();
  const hanging = players * turns;
  const calls = Math.ceil(hanging / AT_ONCE);
  const mail = temporaryFolder();
  let house: House | undefined;
  let mailbox: Awaited<ReturnType<typeof startMailbox>> | undefined;
  let smtpPort: number;
  let sessions: Session[];
  /** The last turn of each of them. */
  let turnIds: string[];
  let operator: Visit;
  let another: Visit;
  const step = stepsOn(() => operator.page);

  beforeAll(async () => {
    smtpPort = await freePort();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, TURN_ABANDON_AFTER_MS: '86400000' };
    const narrators = ['--narrators', '0'];
    const data = temporaryFolder();
    house = await startHouse(WORDS_PER_SECOND, { ...settings, ...longAgo(MINUTES_AGO) }, narrators, data);
    liveIn(house);
    sessions = await Promise.all(Array.from({ length: players }, () => registeredPlayer(1)));
    turnIds = await Promise.all(sessions.map((session) => sendsTurns(session, turns)));
    await house.end();
    house = await startHouse(WORDS_PER_SECOND, settings, narrators, data);
    liveIn(house);
    [operator, another] = await Promise.all([open({ viewport }), open({ viewport })]);
  }, HOUSE_MS);

  afterAll(async () => {
    await house?.stop();
    await mailbox?.stop();
    mail.remove();
  });

  /** Of games of their own, one after another. Answers the id of the last of them. */
  async function sendsTurns(session: Session, count: number): Promise<string> {
    let turnId = '';
    for (let sent = 0; sent < count; sent += 1) {
      const { gameState } = await startedGame(session, 'french_revolution');
      turnId = (await sentTurn(session, gameState, deed)).turnId;
    }
    return turnId;
  }
  const parked = () => asked<ParkedLaneList>(operator, 'lanes');
  async function reserved(): Promise<number> {
    const profiles = await Promise.all(sessions.map(profileOf));
    return profiles.reduce((sum, { reservedMicroUsd }) => sum + reservedMicroUsd, 0);
  }

  step('lets two operators join and sign in', async () => {
    await seated(another, 'operator');
    await seated(operator, 'operator');
  });

  step('tells among the figures how much is parked, and leads there', async () => {
    const { page } = operator;
    await until(async () => ((await parked()).count === players ? true : null), PARKED_MS);
    await press(page, screen(page, 'Figures'));
    const lanes = beside(page, 'Parked lanes');
    await lanes.getByText(String(players), { exact: true }).waitFor();
    await isSound(page);
    await press(page, lanes.getByRole('link', { name: 'Parked lanes' }));
    await found(page, `${players} lanes are parked.`);
  });

  step('shows why each is parked, and how it goes on', async () => {
    const { page } = operator;
    const { lanes } = await parked();
    expect(lanes.map(({ process, errorCode }) => [process, errorCode])).toEqual(
      lanes.map(() => ['letters', 'MailUnavailable']),
    );
    const rows = page.getByRole('table', { name: /^Parked lanes/ }).locator('[data-row]');
    expect(await rows.evaluateAll((links) => links.map((link) => link.getAttribute('data-lane')))).toEqual(
      lanes.map(({ process, key }) => `${process}/${key}`),
    );
    await page.getByText('It is tried again every minute. When it works it is gone from here.').waitFor();
    await isSound(page);
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: `letters …${lanes[1]!.key.slice(-8)}` }).waitFor();
    expect(await beside(page, 'Why').innerText()).toBe(lanes[1]!.errorMessage);
  });

  step('offers to drive on all of them, for all are of one kind', async () => {
    const { page } = operator;
    await page.keyboard.press('d');
    await page.getByRole('alertdialog', { name: 'Drive on letters \u00b7 MailUnavailable' }).waitFor();
    await says(page, `${players} lanes will be tried at once.`);
    await isSound(page);
    await page.keyboard.press('Escape');
  });

  step('drives on what keeps them, once it is counted: in vain, for the mail server is away', async () => {
    const { page } = operator;
    const before = new Map((await parked()).lanes.map(({ key, tries }) => [key, tries]));
    await press(page, page.getByRole('link', { name: /^letters · MailUnavailable/ }));
    await found(page, `${players} lanes are like this.`);
    await page.keyboard.press('d');
    await says(page, `${players} lanes will be tried at once.`);
    await isSound(page);
    await submit(page, `Drive ${players} lanes on`);
    await toast(page, `${players} lanes are tried now.`);
    await until(async () => {
      const { lanes } = await parked();
      const areTried = lanes.every(({ key, tries, askedAt }) => askedAt === null && tries > before.get(key)!);
      return areTried && lanes.length === players ? true : null;
    }, PARKED_MS);
    await isSound(page);
  });

  step(
    'drives them on when it is back, and tells whoever comes later that one is parked no more',
    async () => {
      const { page, watch } = operator;
      watch.expect({ status: 404, address: '/api/staff/operations/lanes/drive' });
      await page.keyboard.press('o');
      await says(page, '1 lane will be tried at once.');
      const other = another.page;
      await press(other, screen(other, 'Parked lanes'));
      await press(other, other.getByRole('link', { name: /^letters · MailUnavailable/ }));
      await found(other, `${players} lanes are like this.`);
      await other.keyboard.press('d');
      await says(other, `${players} lanes will be tried at once.`);
      mailbox = await startMailbox({ dataDir: mail.path, smtpPort });
      await submit(other, `Drive ${players} lanes on`);
      await toast(other, `${players} lanes are tried now.`);
      await other.getByText(/^No parked lane is like this/).waitFor();
      await isSound(other);
      await says(page, 'None of them is parked any more: nothing is to be done.');
      await isSound(page);
      await submit(page, 'Drive on');
      await page
        .getByRole('alert')
        .getByText(/^This key is not parked: it works again, or never stood still\./)
        .waitFor();
      await isSound(page);
      expect(await parked()).toEqual({ count: 0, processes: [], causes: [], lanes: [] });
      const letters = (await (await fetch(`${mailbox.url}/api/letters`)).json()) as Letter[];
      expect(letters.map(({ to }) => to).sort()).toEqual(sessions.map(({ user }) => user.email).sort());
    },
  );

  step('counts the turns that hang, for how long, and what is reserved for them', async () => {
    const { page } = operator;
    await press(page, screen(page, 'Hanging turns'));
    await press(page, page.getByRole('link', { name: '1 hour' }));
    await found(page, 'No turn hangs for 1 hour or longer.');
    await isSound(page);
    await fiveMinutes(page);
    await beside(page, 'Hanging').getByText(String(hanging), { exact: true }).waitFor();
    const amount = await reserved();
    expect(amount).toBeGreaterThan(0);
    const [count, oldest, reserve] = await figuresOf(page);
    expect([count, reserve]).toEqual([String(hanging), dollars(amount)]);
    expect(oldest).toMatch(/^1\d minutes$/);
    await isSound(page);
    await press(page, page.getByRole('link', { name: 'Parked ones' }));
    await found(page, 'No turn hangs for 5 minutes or longer.');
    await press(page, page.getByRole('link', { name: 'All games' }));
  });

  step('ends all of them with release, for a reason, as often as it takes', async () => {
    const { page } = operator;
    await press(another.page, screen(another.page, 'Hanging turns'));
    await fiveMinutes(another.page);
    await beside(another.page, 'Hanging').getByText(String(hanging), { exact: true }).waitFor();
    await another.page.keyboard.press('f');
    await says(another.page, 'What comes to its end meanwhile keeps it.');

    await page.keyboard.press('f');
    await says(page, `${hanging} turns fail, ${dollars(await reserved())} of reserves go back.`);
    await page.keyboard.type('Too short');
    await submit(page, `Fail ${hanging} turns`);
    await page.getByRole('alert').getByText('Give a reason of at least 10 characters').waitFor();
    await isSound(page);
    await tabTo(page, page.getByLabel('Why', { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(reason);
    await isSound(page);
    const answers: Promise<unknown>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/operations/turns/fail')) answers.push(response.json());
    });
    await submit(page, `Fail ${hanging} turns`);
    await toast(page, `${hanging} turns failed, with release.`, ENDED_MS);
    expect(await Promise.all(answers)).toEqual(
      Array.from({ length: calls }, (__, call) => {
        const before = hanging - call * AT_ONCE;
        const failed = Math.min(before, AT_ONCE);
        return { failed, endedBefore: 0, notEnded: 0, left: before - failed };
      }),
    );
    await found(page, 'No turn hangs for 5 minutes or longer.');
    expect(await figuresOf(page)).toEqual(['0', 'None', '$0.00']);
    await isSound(page);
  });

  step('tells whoever comes later that somebody else was quicker', async () => {
    const { page } = another;
    await says(page, 'None of them hangs any more: nothing is to be done.');
    await isSound(page);
    await submit(page, 'Fail them');
    await toast(page, 'Somebody else was quicker: every one of them had come to its end.');
  });

  step('has given every player back what was reserved, and told them why', async () => {
    expect(await asked<HangingTurnCount>(operator, 'turns/count?olderThanMinutes=5')).toEqual({
      count: 0,
      oldestSubmittedAt: null,
      reservedMicroUsd: 0,
      mostAtOnce: AT_ONCE,
      oldest: [],
      givenUpAfterMs: 86_400_000,
    });
    const profiles = await Promise.all(sessions.map(profileOf));
    expect(
      profiles.map(({ availableMicroUsd, reservedMicroUsd }) => [availableMicroUsd, reservedMicroUsd]),
    ).toEqual(profiles.map(() => [CREDITS_MICRO_USD, 0]));
    const ended = await Promise.all(sessions.map((session, place) => turnOf(session, turnIds[place]!)));
    expect(ended.map(({ status, failure }) => [status, failure?.code])).toEqual(
      ended.map(() => ['failed', 'failed_by_operator']),
    );
  });
});
