/** The two pictures of the README that show the support desk: players of `npm run demo:staff`, seen by one of support. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { House } from '../e2e/support/global-setup.js';
import { codeOf } from '../e2e/support/staff.js';
import { atRest, settled, stage } from './stage.js';

const desk = { width: 1440, height: 900 };

/** @param folder where the pictures are put */
export async function makeDeskPictures(browser: Browser, house: House, folder: string): Promise<void> {
  const { name, password, secret, playerId } = await demonstration(house);
  const page = await stage(browser, { size: desk, scale: 1 });
  await page.goto('/staff');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Find a player' }).waitFor();

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

/** `npm run demo:staff`, beside the house. @returns who of support signs in, and whom they look at: by what it prints */
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
  return {
    name: said(/(\S+) \(support\)/),
    password: said(/\(support\)\s+password\s+(\S+)/),
    secret: said(/secret=([A-Z2-7]+)/),
    playerId: said(/camille_\S+ \((\S+)\)/),
  };
}

async function keep(page: Page, file: string): Promise<void> {
  await atRest(page);
  await settled(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).png({ palette: true, quality: 92, effort: 9 }).toFile(file);
  console.log(path.basename(file));
}
