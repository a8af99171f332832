/**
 * `npm run media`: plays the game in a real browser and makes the screenshots, the films, the social cards and the press kit, under
 * public/media, and writes down their true sizes; and the pictures of the desks under docs/images. Needs ffmpeg (Debian's will do). What lies there is replaced.
 */
import { readdir, rm, stat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@rubicon/local-stack';
import { launchBrowser } from '../e2e/support/browser.js';
import { startHouse } from '../e2e/support/global-setup.js';
import { makeDeskPictures } from './desk-pictures.js';
import { needFfmpeg } from './ffmpeg.js';
import { filmTheGame, makeFilms } from './films.js';
import { makeLogos } from './logos.js';
import { writeMediaFacts } from './media-facts.js';
import { makeOperatorPictures } from './operator-pictures.js';
import { makePressKit } from './press-kit.js';
import { makeScreenshots } from './screenshots.js';
import { makeSocialCards } from './social-cards.js';

/** A page is written in about six seconds: as fast as one reads along in a film. */
const WORDS_PER_SECOND = 42;
const MAX_BYTES = 25 * 1024 * 1024;
const folder = path.resolve('public/media');

async function makeMedia(): Promise<void> {
  await needFfmpeg();
  const browser = await launchBrowser();
  await makeOperatorPictures(browser, path.resolve('../docs/images'));
  const house = await startHouse(WORDS_PER_SECOND);
  process.env.RUBICON_ORIGIN = house.origin;
  const raw = temporaryFolder();
  try {
    await rm(folder, { recursive: true, force: true });
    for (const room of ['screenshots', 'films', 'social', 'press'])
      await mkdir(path.join(folder, room), { recursive: true });
    await makeScreenshots(browser, folder);
    await makeSocialCards(browser, folder);
    await makeDeskPictures(browser, house, path.resolve('../docs/images'));
    await makeLogos(browser, path.join(raw.path, 'logos'));
    await makeFilms(await filmTheGame(browser, raw.path), folder);
    await makePressKit(path.join(raw.path, 'logos'), folder);
    await writeMediaFacts(folder);
  } finally {
    raw.remove();
    await browser.close();
    await house.stop();
  }
  const bytes = await bytesUnder(folder);
  console.log(`All media: ${(bytes / 1024 / 1024).toFixed(1)} MiB`);
  if (bytes > MAX_BYTES) throw new Error('The media are larger than 25 MiB.');
}

async function bytesUnder(root: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

makeMedia().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
