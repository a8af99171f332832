/**
 * `npm run bench` prints the figures that this product is held to (docs/performance.md); `-- S1` runs one; `-- --json FILE` writes them too.
 * `-- --quick` measures with few turns, to see that the bench itself works.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { monthMatched } from './a1.month-matched.js';
import { ledgerCheck } from './a2.ledger-check.js';
import { slotCost } from './c1.slot-cost.js';
import { printFigure, printWithheld, type Figure } from './figure.js';
import { tracedTurn } from './o1.traced-turn.js';
import { oneProjector } from './p1.one-projector.js';
import { turnOverhead } from './s1.turn-overhead.js';
import { firstToken } from './s3.first-token.js';
import { longGame } from './s5.long-game.js';
import { firstWord } from './s6.first-word.js';
import { longGamePage } from './s8.long-game-page.js';
import { catchingUp } from './s9.catching-up.js';
import { watchWithheldTime } from './withheld-time.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, quick: { type: 'boolean', default: false } },
});

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  S1: () => turnOverhead(values.quick ? { warmUp: 10, pairs: 30 } : { warmUp: 200, pairs: 1_000 }),
  S3: () => firstToken({ turns: values.quick ? 20 : 300 }),
  S5: () =>
    longGame(
      values.quick
        ? { short: 20, long: 60, lateGames: 1, earlyGamesEach: 2, pairsEach: 10, restartsEach: 1 }
        : { short: 100, long: 1_000, lateGames: 4, earlyGamesEach: 4, pairsEach: 120, restartsEach: 3 },
    ),
  S6: () => firstWord(),
  S8: () =>
    longGamePage(values.quick ? { short: 20, long: 60, visits: 1 } : { short: 50, long: 500, visits: 5 }),
  S9: () =>
    catchingUp(values.quick ? { turns: 20, copies: 100, runs: 1 } : { turns: 60, copies: 200, runs: 5 }),
  P1: () =>
    oneProjector(
      values.quick
        ? { turns: 10, rates: [50, 100], secondsEach: 3 }
        : { turns: 40, rates: [50, 100, 200, 400, 800, 1_600, 3_200], secondsEach: 20 },
    ),
  O1: () =>
    tracedTurn(values.quick ? { warmUp: 5, turns: 20, pairs: 2 } : { warmUp: 40, turns: 150, pairs: 6 }),
  A1: () => monthMatched(values.quick ? { events: 20_000, runs: 3 } : { events: 1_000_000, runs: 20 }),
  C1: () => slotCost(values.quick ? { slots: [2, 8], rounds: 3 } : { slots: [4, 16, 32], rounds: 10 }),
  A2: () => ledgerCheck(values.quick ? { events: 20_000, runs: 2 } : { events: 200_000, runs: 10 }),
};

const chosen = positionals.length > 0 ? positionals : Object.keys(benches);
const figures: Figure[] = [];
for (const id of chosen) {
  const bench = benches[id];
  if (!bench) throw new Error(`There is no bench ${id}; there are ${Object.keys(benches).join(', ')}.`);
  const withheld = watchWithheldTime();
  const measured = await bench();
  measured.forEach(printFigure);
  printWithheld(id, withheld());
  figures.push(...measured);
}
if (values.json)
  await writeFile(
    resolve(process.env['INIT_CWD'] ?? '.', values.json),
    `${JSON.stringify(figures, null, 2)}\n`,
  );
