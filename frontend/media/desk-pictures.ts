/** The pictures of the README that show the desks: what `npm run demo:staff` plays and plants, seen by one of support and by an auditor. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { House } from '../e2e/support/global-setup.js';
import { codeOf } from '../e2e/support/staff.js';
import { atRest, settled, stage } from './stage.js';

const desk = { width: 1440, height: 900 };
/** Its charts as well. */
const wholeOverview = { width: 1440, height: 990 };
/** What is younger than a minute the provider may still be writing: until then it is not fetched. */
const [FETCHES_MAX, BETWEEN_FETCHES_MS] = [12, 15_000];

/** @param folder where the pictures are put */
export async function makeDeskPictures(browser: Browser, house: House, folder: string): Promise<void> {
  const { support, auditor, playerId } = await demonstration(house);
  await pictureSupport(await signedIn(browser, support, 'Find a player'), playerId, folder);
  await pictureAudit(await signedIn(browser, auditor, 'Overview'), folder);
}

interface Staff {
  readonly name: string;
  readonly password: string;
  readonly secret: string;
}

/** @param first the heading of the desk's first screen */
async function signedIn(browser: Browser, { name, password, secret }: Staff, first: string): Promise<Page> {
  const page = await stage(browser, { size: desk, scale: 1 });
  await page.goto('/staff');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: first }).waitFor();
  return page;
}

async function pictureSupport(page: Page, playerId: string, folder: string): Promise<void> {
  await page.goto(`/staff/players/${playerId}`);
  await page
    .getByText(/^The player reported a turn/)
    .first()
    .click();
  await page.getByText('Replay from here', { exact: true }).waitFor();
  await keep(page, path.join(folder, 'desk.png'));

  await page.goto(`/staff/players/${playerId}/replay`);
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('[');
  await keep(page, path.join(folder, 'desk-replay.png'));
}

async function pictureAudit(page: Page, folder: string): Promise<void> {
  const untied = page.getByRole('link', { name: /^Row without a payment/ });
  for (let fetches = 0; (await untied.count()) === 0; fetches += 1) {
    if (fetches === FETCHES_MAX) throw new Error('What was planted at the provider does not come.');
    await page.waitForTimeout(BETWEEN_FETCHES_MS);
    await page.goto('/staff/provider');
    await page.getByRole('button', { name: 'Fetch now' }).click();
    await page.getByText('Fetching has begun.').first().waitFor();
    await page.getByRole('button', { name: 'Fetch now' }).waitFor();
    await page.goto('/staff/exceptions');
    await page.getByRole('list', { name: 'Exceptions, oldest first' }).waitFor();
  }
  await page.setViewportSize(wholeOverview);
  await page.goto('/staff');
  await page.locator('figure canvas').nth(2).waitFor();
  await keep(page, path.join(folder, 'audit.png'));

  await page.setViewportSize(desk);
  await page.goto('/staff/exceptions');
  await page.getByRole('link', { name: /^Charged without words/ }).click();
  await page.getByRole('heading', { name: 'Charged without words' }).waitFor();
  await keep(page, path.join(folder, 'audit-exception.png'));
}

/** `npm run demo:staff`, beside the house. @returns who signs in, and whom support looks at: by what it prints */
async function demonstration({ origin, dataDir }: House) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import=tsx', path.resolve('../backend/trials/demo-staff/main.ts')],
    {
      cwd: path.resolve('../backend'),
      env: { ...process.env, PORT: new URL(origin).port, DATA_DIR: dataDir },
    },
  );
  const said = (pattern: RegExp): string => {
    const found = pattern.exec(stdout)?.[1];
    if (found === undefined) throw new Error(`demo:staff did not say ${String(pattern)}:\n${stdout}`);
    return found;
  };
  const staff = (name: string): Staff => ({
    name: said(new RegExp(`(${name}_\\S+)`)),
    password: said(new RegExp(`${name}_\\S+ \\(\\w+\\)\\s+password\\s+(\\S+)`)),
    secret: said(new RegExp(`Rubicon:${name}_\\S+secret=([A-Z2-7]+)`)),
  });
  return {
    support: staff('ada'),
    auditor: staff('cleo'),
    playerId: said(/camille_\S+ \((\S+)\)/),
  };
}

/** The page as it is at rest, as a small file. */
export async function keep(page: Page, file: string): Promise<void> {
  await atRest(page);
  await settled(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).png({ palette: true, quality: 92, effort: 9 }).toFile(file);
  console.log(path.basename(file));
}
