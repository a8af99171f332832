/**
 * The close of a month on the auditor's desk, by two auditors and keyboard alone: from a fault that was planted in the log to the signed head, and
 * from there to a file that is checked without the server.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@rubicon/local-stack';
import type { Locator, Page } from 'playwright-core';
import { button, deskSizes, press, seated, tabTo, write } from './support/desk.js';
import { plantCredits } from './support/planted-log.js';
import { isSound } from './support/sound.js';
import { stepsOn } from './support/steps.js';
import { phone, visitors, type Visit } from './support/visit.js';

const reason = 'Written into the log by hand, to be taken out with the next correction.';
const LOOKS_MAX = 5;
const LOOK_MS = 10_000;

const open = visitors();
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Two months that are over, the older one first: months are closed in their order, one at each size. */
const now = new Date();
const over = [2, 1].map((ago) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 15)));
const closes = deskSizes.map(([size, viewport], index) => {
  const middle = over[index]!;
  return {
    size,
    viewport,
    at: middle.toISOString(),
    month: middle.toISOString().slice(0, 7),
    name: middle.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    dollars: 5 + index,
  };
});

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** What was written a moment ago is in the books a moment later. */
async function comes(page: Page, target: Locator): Promise<void> {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const isThere = await target.waitFor({ timeout: LOOK_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await page.reload();
  }
  throw new Error(`It does not come: ${String(target)}.`);
}

/** The same on a phone. */
async function isSoundOnPhone(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize(phone);
  await isSound(page);
  await page.setViewportSize(size);
}

async function verify(file: string): Promise<{ exitCode: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['backend/dist/audit-verify-command.js', file],
      { cwd: path.resolve('..') },
    );
    return { exitCode: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { exitCode: code, said: stderr };
  }
}

describe.each(closes)('at $size', ({ viewport, at, month, name, dollars }) => {
  let first: Visit;
  let second: Visit;
  const step = stepsOn(() => first.page);
  const planted = (page: Page) =>
    page
      .getByRole('list', { name: 'Exceptions, oldest first' })
      .getByRole('link', { name: new RegExp(`^Credited, not paid ?\\$${dollars}\\.00`) });

  beforeAll(async () => {
    await plantCredits(dollars * 1_000_000, at);
    first = await open({ viewport });
    second = await open({ viewport });
  });

  /** Opens the month from the list. */
  async function openMonth(page: Page): Promise<void> {
    await press(page, link(page, 'Months'));
    await press(page, page.getByRole('list', { name: 'Months, newest first' }).getByRole('link', { name }));
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }

  step('fetches the provider’s side up to now', async () => {
    const { page } = first;
    await seated(first, 'auditor');
    await press(page, link(page, 'Provider'));
    const lists = page.getByRole('table', { name: 'Lists, and how far they are fetched' });
    await press(page, button(page, 'Fetch now'));
    await page.getByText('Fetching has begun.').first().waitFor();
    await button(page, 'Fetch now').waitFor();
    expect(await lists.getByText('Complete').count()).toBe(5);
    await isSound(page);
    await isSoundOnPhone(page);
  });

  step('says why the month cannot be closed, and leads to the exception, which one explains', async () => {
    const { page } = first;
    await page.goto(`/staff/months/${month}`);
    await comes(page, page.getByRole('heading', { name: 'Why it cannot be closed' }));
    expect(await button(page, 'Close the month…').count()).toBe(0);
    await isSound(page);
    await isSoundOnPhone(page);
    await press(page, page.locator('#main').getByRole('link', { name: /^\d+ exceptions?$/ }));
    await press(page, planted(page));
    await page.getByRole('heading', { name: 'Credited, not paid' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'exception');
    await page.keyboard.press('t');
    await button(page, 'Hand it back').waitFor();
    await page.keyboard.press('e');
    await page.keyboard.type(reason);
    await press(page, button(page, 'Explain it'));
    await page.getByText('You explained it: another auditor accepts it.').waitFor();
  });

  step('lets another accept it', async () => {
    const { page } = second;
    await seated(second, 'auditor');
    await openMonth(page);
    await press(page, page.locator('#main').getByRole('link', { name: /^\d+ exceptions?$/ }));
    await press(page, planted(page));
    await page.getByText(reason).waitFor();
    await page.keyboard.press('a');
    await press(page, button(page, `Accept $${dollars}.00`));
    await page.getByText(/^Accepted by /).waitFor();
  });

  step('closes the month, once it is said what that pins, and shows its signed head', async () => {
    const { page } = first;
    await openMonth(page);
    await press(page, button(page, 'Close the month…'));
    const dialog = page.getByRole('dialog', { name: `Close ${name}` });
    await dialog.getByText(/^the end of the log when you close, now [\d,]+$/).waitFor();
    await isSound(page);
    await press(page, dialog.getByRole('button', { name: `Close ${name}` }));
    await page.getByRole('heading', { name: 'As it was closed' }).waitFor();
    const books = page.getByRole('table', { name: 'The books of the month' });
    await books
      .getByRole('row', { name: /^Liability, paid/ })
      .getByText(`+$${dollars}.00`)
      .waitFor();
    expect(await button(page, 'Reopen…').count()).toBe(1);
    await isSound(page);
    await isSoundOnPhone(page);
    await press(page, link(page, 'Proof'));
    const heads = page.getByRole('table', { name: 'Signed heads, newest first' });
    await heads.getByText('Close of a month').first().waitFor();
    await isSound(page);
    await isSoundOnPhone(page);
  });

  step('exports the ledger, and a command checks the file without the server', async () => {
    const { page } = first;
    await press(page, link(page, 'To the exports'));
    await isSound(page);
    await tabTo(page, page.getByRole('radio', { name: 'Entries as CSV' }));
    for (let down = 0; down < 3; down += 1) await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: 'Ledger as JSON lines', checked: true }).waitFor();
    await press(page, button(page, 'Ask for it'));
    const file = link(page, /^Download .*\.jsonl/).first();
    await file.waitFor();
    await isSound(page);
    await isSoundOnPhone(page);
    await tabTo(page, file);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const exported = path.join(folder.path, `${month}.jsonl`);
    await download.saveAs(exported);
    const whole = await verify(exported);
    expect(whole.said).toMatch(/^The file holds: \d+ events/);
    expect(whole.exitCode).toBe(0);

    const lines = (await readFile(exported, 'utf8')).split('\n');
    const gap = path.join(folder.path, `${month}-gap.jsonl`);
    await writeFile(gap, lines.filter((_, index) => index !== 2).join('\n'));
    const broken = await verify(gap);
    expect(broken.said).toMatch(/^DOES NOT FIT/);
    expect(broken.exitCode).toBe(1);
  });

  step('reopens the month for a reason, keeps how it stood, and closes it again', async () => {
    const { page } = second;
    await openMonth(page);
    await press(page, button(page, 'Reopen…'));
    await write(page, 'Why', reason);
    await isSound(page);
    await press(page, button(page, 'Reopen it'));
    await page.getByRole('heading', { name: 'Closed and reopened before' }).waitFor();
    await isSound(page);
    await press(page, button(page, 'Close the month…'));
    await press(page, page.getByRole('dialog').getByRole('button', { name: `Close ${name}` }));
    await page.getByRole('heading', { name: 'As it was closed' }).waitFor();
    await page.getByRole('heading', { name: 'Closed and reopened before' }).waitFor();
  });
});
