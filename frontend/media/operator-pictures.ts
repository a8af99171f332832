/** The pictures of the README that show the operator's desk: narration at rest while turns wait, and the models after a busy hour. */
import type { GameState, Session } from '@rubicon/contracts';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { playedTurn, registeredPlayer, startedGame } from '../e2e/support/account.js';
import { press, seated, write } from '../e2e/support/desk.js';
import { startHouse } from '../e2e/support/global-setup.js';
import { keep } from './desk-pictures.js';
import { stage } from './stage.js';

const desk = { width: 1440, height: 900 };
const WORDS_PER_SECOND = 200;
/** Their stories are short: none of them comes to its end. */
const [PLAYERS, TURNS_EACH] = [14, 2];
const RESTS_MS = 15_000;
const deed = 'I speak to the crowd, plainly, and promise bread before glory.';
/** In dollars per million tokens. */
const prices = { input: 2.5, cachedInput: 1.25, output: 10 };

/** In a house of its own: what operators decide stops every story in it. @param folder where the pictures are put */
export async function makeOperatorPictures(browser: Browser, folder: string): Promise<void> {
  const house = await startHouse(WORDS_PER_SECOND, {
    NARRATOR_CONCURRENCY: '1',
    FALLBACK_MODEL: 'understudy',
    PROVIDER_PRICES: JSON.stringify({ chronicler: prices, understudy: { ...prices, output: 4 } }),
    PROVIDER_DAILY_CAP_USD: '1.00',
  });
  process.env.RUBICON_ORIGIN = house.origin;
  process.env.RUBICON_DATA = house.dataDir;
  try {
    const page = await stage(browser, { size: desk, scale: 1 });
    await seated({ page }, 'operator', 'Olga');
    await pictureModels(page, path.join(folder, 'operator-models.png'));
    await picturePause(page, path.join(folder, 'operator.png'));
  } finally {
    await house.stop();
  }
}

async function pictureModels(page: Page, file: string): Promise<void> {
  await Promise.all(
    (await players()).map(async ({ session, game: opening }) => {
      let game = opening;
      for (let turn = 0; turn < TURNS_EACH; turn += 1) game = await playedTurn(session, game, deed);
    }),
  );
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
  const waiting = await players();
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
function players(): Promise<{ session: Session; game: GameState }[]> {
  return Promise.all(
    Array.from({ length: PLAYERS }, async () => {
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
