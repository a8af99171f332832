/** The auditor's desk, by keyboard alone: two auditors, from an exception that is open to the overview that has it explained. */
import type { Locator, Page } from 'playwright-core';
import { violationsIn } from './support/accessibility.js';
import { unclaimedPayment } from './support/account.js';
import { button, deskSizes, press, seated, tabTo } from './support/desk.js';
import { stepsOn } from './support/steps.js';
import { phone, visitors, type Visit } from './support/visit.js';

const reason = 'The visitor has written to support, and makes an account this week.';

const LOOKS_MAX = 20;

const open = visitors();

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** What was paid a moment ago is in the books a moment later. */
async function comes(page: Page, target: Locator): Promise<void> {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await page.waitForLoadState('networkidle');
    if (await target.isVisible()) return;
    await page.reload();
  }
  throw new Error(`It does not come: ${String(target)}.`);
}

/** Nothing lies beyond the right edge. */
async function fits(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

describe.each(deskSizes)('at %s', (_, viewport) => {
  let first: Visit;
  let second: Visit;
  let exception: string;
  const step = stepsOn(() => first.page);
  const unclaimed = (page: Page) =>
    page
      .getByRole('list', { name: 'Exceptions, oldest first' })
      .getByRole('link', { name: /^Unclaimed ?\$20\.00/ })
      .last();

  beforeAll(async () => {
    first = await open({ viewport });
    second = await open({ viewport });
    await unclaimedPayment(20);
  });

  step('shows an auditor the overview, its period and its keys', async () => {
    const { page } = first;
    await seated(first, 'auditor');
    await page.getByRole('region', { name: 'Totals' }).waitFor();
    await page.locator('figure canvas').nth(2).waitFor();
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await fits(page);
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('First day');
    await press(page, link(page, 'Last 7 days'));
    await page.waitForURL(/\?from=\d{4}-\d\d-\d\d&until=/);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('accept its explanation').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, page.getByText('The figures, as a table').first());
    await page.getByRole('table', { name: 'Revenue' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });

  step('lets one take what is open and explain it, naming nobody', async () => {
    const { page, watch } = first;
    watch.expect({ status: 422, address: '/explain' });
    await press(page, link(page, /^Exceptions/));
    await page.getByRole('heading', { level: 1, name: 'Exceptions' }).waitFor();
    await comes(page, unclaimed(page));
    expect(await violationsIn(page)).toEqual([]);
    await press(page, unclaimed(page));
    await page.getByRole('heading', { name: 'Unclaimed' }).waitFor();
    exception = new URL(page.url()).pathname;
    await page.waitForFunction(() => document.activeElement?.id === 'exception');
    await fits(page);
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('t');
    await button(page, 'Hand it back').waitFor();
    await page.keyboard.press('e');
    await page.keyboard.type('Ask marcus@example.org about it.');
    await press(page, button(page, 'Explain it'));
    await page.getByText(/^Name nobody here, neither by name nor by an email address/).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await tabTo(page, page.getByLabel('What happened'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(reason);
    await press(page, button(page, 'Explain it'));
    await page.getByText('You explained it: another auditor accepts it.').waitFor();
    expect(await button(page, 'Accept $20.00…').count()).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
  });

  step('lets another accept it, once it is said what and by whom', async () => {
    const { page } = second;
    await seated(second, 'auditor');
    await press(page, link(page, /^Exceptions/));
    await page.getByRole('heading', { level: 1, name: 'Exceptions' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('Explained');
    await press(page, page.locator(`[data-row][href^="${exception}"]`));
    await page.getByText(reason).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('alertdialog', { name: 'Accept $20.00?' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(page, button(page, 'Accept $20.00'));
    await page.getByText(/^Accepted by /).waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });

  step('counts it as explained, and opens a figure to its entries', async () => {
    const { page } = first;
    await press(page, link(page, 'Overview'));
    await link(page, /^\d+ accepted$/).waitFor();
    // What was shown before is shown until the answer is there.
    await page.locator(`#main a[href="${exception}"]`).waitFor({ state: 'detached' });
    const totals = page.getByRole('region', { name: 'Totals' });
    const revenue = totals.getByRole('definition').first().getByRole('link').first();
    const sums = page.getByRole('region', { name: 'What they come to' });
    const opened = async () => {
      const figure = await revenue.innerText();
      await press(page, revenue);
      await page.waitForURL(/account=chargedPaid/);
      return { figure, sum: await sums.getByText(/^\$/).first().innerText() };
    };
    let { figure, sum } = await opened();
    // Others play in the same house: a turn that is charged between the two looks is in the later one alone.
    for (let again = 0; again < 3 && figure !== sum; again += 1) {
      await page.goto('/staff');
      ({ figure, sum } = await opened());
    }
    expect(sum).toBe(figure);
    await page.goto(`/staff/entries?account=cash`);
    await page.getByRole('table', { name: 'Entries, newest first' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByText('Where it lies').waitFor();
    await fits(page);
    expect(await violationsIn(page)).toEqual([]);
  });

  step('fits a phone', async () => {
    const { page } = first;
    await page.setViewportSize(phone);
    for (const path of ['', '/exceptions?state=all', exception.replace(/^\/staff/, ''), '/entries']) {
      await page.goto(`/staff${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await fits(page);
      expect(await violationsIn(page)).toEqual([]);
    }
  });
});
