/**
 * The pictures of the README that show the operator's desk after a busy quarter of an hour: the models, who narrates, the figures, read models while they
 * are filled anew; and narration at rest while turns wait.
 */
import type { GameState, Session } from '@rubicon/contracts';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { holdLock } from '@rubicon/local-stack';
import type { Browser, Page } from 'playwright-core';
import { playedTurn, registeredPlayer, startedGame } from '../e2e/support/account.js';
import { backendSetting } from '../e2e/support/backend-setting.js';
import { press, seated, write } from '../e2e/support/desk.js';
import { startHouse } from '../e2e/support/global-setup.js';
import { keep } from './desk-pictures.js';
import { stage } from './stage.js';

const desk = { width: 1440, height: 900 };
/** Its tables as well. */
const wholeFigures = { width: 1440, height: 1130 };
const WORDS_PER_SECOND = 200;
/** Their stories are short: none of them comes to its end. */
const [PLAYERS, TURNS_EACH] = [14, 2];
/** How many of them play in each minute before the figures are looked at, as more come and some leave. */
const PLAY_BY_MINUTE = [4, 8, 14, 10];
const MINUTE_MS = 60_000;
const RESTS_MS = 15_000;
/** That is not given away before the live read models are let go of: they are filled, and stay so until they are pictured. */
const SWAP_LOCK = `SELECT pg_advisory_lock_shared(x'52554253'::int)`;
const deed = 'I speak to the crowd, plainly, and promise bread before glory.';
/** In dollars per million tokens. */
const prices = { input: 1, cachedInput: 0.5, output: 4 };

/** In a house of its own: what operators decide stops every story in it. @param folder where the pictures are put */
export async function makeOperatorPictures(browser: Browser, folder: string): Promise<void> {
  const house = await startHouse(
    WORDS_PER_SECOND,
    {
      NARRATOR_CONCURRENCY: '2',
      FALLBACK_MODEL: 'understudy',
      PROVIDER_PRICES: JSON.stringify({ chronicler: prices, understudy: { ...prices, output: 2 } }),
      PROVIDER_DAILY_CAP_USD: '1.00',
    },
    ['--narrators', '3'],
  );
  process.env.RUBICON_ORIGIN = house.origin;
  process.env.RUBICON_DATA = house.dataDir;
  try {
    const page = await stage(browser, { size: desk, scale: 1 });
    await seated({ page }, 'operator', 'Olga');
    await playForMinutes();
    await pictureFigures(page, path.join(folder, 'operator-figures.png'));
    await pictureModels(page, path.join(folder, 'operator-models.png'));
    await pictureNarrators(page, path.join(folder, 'operator-narrators.png'));
    await pictureReadModels(page, path.join(folder, 'operator-read-models.png'));
    await picturePause(page, path.join(folder, 'operator.png'));
  } finally {
    await house.stop();
  }
}

async function playForMinutes(): Promise<void> {
  for (const count of PLAY_BY_MINUTE) {
    const nextMinute = delay(MINUTE_MS);
    await Promise.all(
      (await players(count)).map(async ({ session, game: opening }) => {
        let game = opening;
        for (let turn = 0; turn < TURNS_EACH; turn += 1) game = await playedTurn(session, game, deed);
      }),
    );
    await nextMinute;
  }
}

async function pictureFigures(page: Page, file: string): Promise<void> {
  await page.setViewportSize(wholeFigures);
  await page.goto('/staff/figures?minutes=15');
  await page.locator('figure canvas').nth(2).waitFor();
  await keep(page, file);
  await page.setViewportSize(desk);
}

async function pictureNarrators(page: Page, file: string): Promise<void> {
  const waiting = await players(PLAYERS);
  await page.goto('/staff/narrators?narrator=narrator-3');
  await page.getByRole('heading', { name: 'narrator-3' }).waitFor();
  await page.keyboard.press('q');
  await press(page, page.getByRole('button', { name: 'Quiet narrator-3' }));
  await page.getByRole('row', { name: /Quiet/ }).waitFor();
  await closeToast(page);
  await page.goto('/staff/narrators?narrator=narrator-1');
  await Promise.all(waiting.map(({ session, game }) => submit(session, game.gameId)));
  await page.getByRole('row', { name: /narrator-1 .* 2 of 2 2/ }).waitFor();
  await keep(page, file);
  await page.goto('/staff/narrators?narrator=narrator-3');
  await page.getByRole('heading', { name: 'narrator-3' }).waitFor();
  await page.keyboard.press('w');
  await press(page, page.getByRole('button', { name: 'Wake narrator-3' }));
  await closeToast(page);
}

async function pictureReadModels(page: Page, file: string): Promise<void> {
  const fillAnew = async (why: string) => {
    await page.keyboard.press('r');
    await write(page, 'Why', why);
    await press(page, page.getByRole('button', { name: 'Fill them anew', exact: true }));
    await closeToast(page);
  };
  await page.goto('/staff/read-models');
  await page.getByRole('button', { name: /^Fill them anew/ }).waitFor();
  await fillAnew('A statement that was typed by hand changed two rows.');
  await page.getByText('They were filled anew and put in place').waitFor();
  const letGo = await holdLock(await backendSetting('DATABASE_URL'), SWAP_LOCK);
  try {
    await fillAnew('We want to know how long it takes with the new disk.');
    await page.getByText(/^All of it is read/).waitFor();
    await keep(page, file);
  } finally {
    await letGo();
  }
  await page.getByText('They were filled anew and put in place').waitFor();
}

async function pictureModels(page: Page, file: string): Promise<void> {
  await page.goto('/staff/models');
  await page.getByRole('button', { name: /^Change the cap/ }).waitFor();
  await page.keyboard.press('c');
  await page.keyboard.type('1.50');
  await write(page, 'Why', 'A school plays this afternoon.');
  await press(page, page.getByRole('button', { name: 'Set the cap to $1.50' }));
  await page.getByText('A school plays this afternoon.').waitFor();
  await closeToast(page);
  await keep(page, file);
}

async function picturePause(page: Page, file: string): Promise<void> {
  const waiting = await players(PLAYERS);
  await page.goto('/staff');
  await page.getByText('Narration goes on', { exact: true }).waitFor();
  await page.keyboard.press('p');
  await write(page, 'Why', 'We move the narrators to a larger machine. It takes ten minutes.');
  await Promise.all(waiting.map(({ session, game }) => submit(session, game.gameId)));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Pause narration' }));
  await page.getByText('Narration rests', { exact: true }).waitFor();
  await closeToast(page);
  await page.waitForTimeout(RESTS_MS);
  await keep(page, file);
}

/** Each at the opening of a game. */
function players(count: number): Promise<{ session: Session; game: GameState }[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const session = await registeredPlayer(1);
      return { session, game: (await startedGame(session, 'french_revolution')).gameState };
    }),
  );
}

async function submit(session: Session, gameId: string): Promise<void> {
  const response = await fetch(`${process.env.RUBICON_ORIGIN}/api/game/process`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${session.token}`,
      prefer: 'respond-async',
    },
    body: JSON.stringify({ userInput: deed, gameType: 'french_revolution', gameId }),
  });
  if (!response.ok) throw new Error(`A turn was answered with ${response.status}.`);
}

async function closeToast(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close notification' });
  await close.click();
  await close.waitFor({ state: 'hidden' });
}
