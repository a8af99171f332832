/** How much a first visit weighs. Printed, and held against what was promised. */
import { gzipSync } from 'node:zlib';
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { fetchedOnFirstVisit, type Fetched } from './support/traffic.js';
import { desktop, origin, phone, visitors } from './support/visit.js';

const KB = 1_000;
const ENTRY_PAGE_BUDGET = 200 * KB;
const GAME_SCRIPTS_BUDGET = 180 * KB;
const DESK_BUDGET = 200 * KB;
/** Where the desks' files lie, and the players'. */
const OF_DESKS = /^\/staff\//;
const OF_PLAYERS = /^\/assets\//;
/** Films are fetched when they are seen. */
const FILM = /\/media\/films\/.*\.(mp4|webm)$/;

const open = visitors();

function print(what: string, bytes: number, budget: number): void {
  process.stdout.write(`${what}: ${(bytes / KB).toFixed(1)} KB of ${budget / KB} KB\n`);
}

function heaviest(fetched: readonly Fetched[]): string {
  return [...fetched]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ url, bytes }) => `${bytes} ${url}`)
    .slice(0, 10)
    .join('\n');
}

it.each([
  ['desktop', desktop],
  ['phone', phone],
])('the first visit to the entry page, %s', async (name, viewport) => {
  const { page } = await open({ viewport });
  const fetched = (await fetchedOnFirstVisit(page, '/')).filter(({ url }) => !FILM.test(url));
  const bytes = fetched.reduce((sum, file) => sum + file.bytes, 0);
  print(`First visit to the entry page, ${name}`, bytes, ENTRY_PAGE_BUDGET);
  expect(fetched.length).toBeGreaterThan(5);
  expect(ofThem(fetched, OF_DESKS)).toEqual([]);
  if (bytes > ENTRY_PAGE_BUDGET) throw new Error(`${bytes} bytes:\n${heaviest(fetched)}`);
});

it('the scripts of the game screen', async () => {
  const session = await registeredPlayer(0);
  await startedGame(session, 'roman_republic');
  const { page } = await open();
  await enterAs(page, session);
  const fetched = await fetchedOnFirstVisit(page, '/game?gameType=roman_republic');
  await new GameScreen(page).standsAt(0);
  expect(ofThem(fetched, OF_DESKS)).toEqual([]);
  const urls = new Set(fetched.map(({ url }) => url).filter((url) => url.endsWith('.js')));
  const scripts = await Promise.all([...urls].map(async (url) => ({ url, bytes: await gzippedSize(url) })));
  const bytes = scripts.reduce((sum, file) => sum + file.bytes, 0);
  print('Scripts of the game screen, gzip', bytes, GAME_SCRIPTS_BUDGET);
  expect(urls.size).toBeGreaterThan(3);
  if (bytes > GAME_SCRIPTS_BUDGET) throw new Error(`${bytes} bytes:\n${heaviest(scripts)}`);
});

it('the first visit to the desk', async () => {
  const { page } = await open();
  const fetched = await fetchedOnFirstVisit(page, '/staff');
  await page.getByRole('heading', { name: 'Sign in to the desk' }).waitFor();
  const bytes = fetched.reduce((sum, file) => sum + file.bytes, 0);
  print('First visit to the desk', bytes, DESK_BUDGET);
  expect(ofThem(fetched, OF_DESKS).length).toBeGreaterThan(2);
  expect(ofThem(fetched, OF_PLAYERS)).toEqual([]);
  if (bytes > DESK_BUDGET) throw new Error(`${bytes} bytes:\n${heaviest(fetched)}`);
});

function ofThem(fetched: readonly Fetched[], whose: RegExp): string[] {
  return fetched.map(({ url }) => new URL(url, origin()).pathname).filter((path) => whose.test(path));
}

async function gzippedSize(url: string): Promise<number> {
  const script = await fetch(new URL(url, origin()));
  return gzipSync(Buffer.from(await script.arrayBuffer()), { level: 9 }).length;
}
