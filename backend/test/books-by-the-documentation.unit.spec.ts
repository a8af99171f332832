/**
 * The product's books against books that were written from docs/audit.md alone: over what the trial of turns and payments writes, and over the
 * same after an evil hand was at the log or at the provider's side, every event posts the same, every account holds the same, and the same is
 * wrong, for the same amount, since the same moment. A failure names its seed and its faults: run it alone with FIRST_SEED and SEEDS=1.
 */
import { runTrial } from '../../libs/domain/src/turn/simulation/turn-trial.js';
import { BothBooks } from './books-by-the-documentation/both-books.js';
import { Dice } from './books-by-the-documentation/dice.js';
import { withFaults } from './books-by-the-documentation/faults.js';
import { lastOf, slowed, worldOf, type World } from './books-by-the-documentation/world.js';
import { causes, type Cause } from './books-by-the-documentation/wrong.js';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const SEEDS = Number(process.env.SEEDS ?? 40);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
const FAULTY_WORLDS_OF_A_SEED = 8;
const MINUTE_MS = 60_000;
const WAITS = [0, 5, 30].map((minutes) => minutes * MINUTE_MS);
const LONG_MS = 24 * 60 * MINUTE_MS;
const PARTS = [0.3, 0.6, 1];

/** Of the whole log and of some beginnings of it, each at some instants, and where the time of a cause passes. */
function differences(world: World, named: Set<Cause>): string[] {
  const { log } = world;
  const books = new BothBooks();
  const ends = PARTS.map((part) => Math.floor(log.length * part));
  const found = log.flatMap((event, index) => {
    const posted = books.add(event);
    if (!ends.includes(index + 1)) return posted;
    const end = lastOf(log.slice(0, index + 1));
    return [...posted, ...books.balances(), ...books.clearing(), ...exceptionsAfter(end, books, world)];
  });
  for (const cause of books.named) named.add(cause);
  return found;
}

/** Without the provider's side at the last of the instants alone: nothing is under way any more. */
function exceptionsAfter(end: number, books: BothBooks, world: World): string[] {
  const waits = WAITS.map((wait) => new Date(end + wait));
  const instants = [...waits, ...books.turningPoints(world, new Date(end + LONG_MS))];
  return [
    ...books.exceptions(null, new Date(end + LONG_MS)),
    ...instants.flatMap((now) => books.exceptions(world, now)),
  ];
}

function* seeds(): Iterable<number> {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) yield seed;
}

describe('the books, and what docs/audit.md says of them', () => {
  it(
    `are the same under ${SEEDS} seeds`,
    async () => {
      const parted: unknown[] = [];
      for (const seed of seeds()) {
        const found = differences(slowed(worldOf(await runTrial({ seed, settle })), 30), new Set());
        if (found.length > 0) parted.push({ seed, found: found.slice(0, 5) });
      }
      expect(parted.slice(0, 3)).toEqual([]);
    },
    60_000 + SEEDS * 1_000,
  );

  it(
    'name the same faults, whatever an evil hand does to the log or to the provider’s side',
    async () => {
      const parted: unknown[] = [];
      const named = new Set<Cause>();
      for (const seed of seeds()) {
        const sound = worldOf(await runTrial({ seed, settle }));
        const dice = new Dice(seed);
        for (let left = FAULTY_WORLDS_OF_A_SEED; left > 0; left -= 1) {
          const { faults, world } = withFaults(sound, dice);
          const found = differences(world, named);
          if (found.length > 0) parted.push({ seed, faults, found: found.slice(0, 5) });
        }
      }
      expect(parted.slice(0, 3)).toEqual([]);
      // Faults of which nobody speaks would be the same, too.
      expect([...named].sort()).toEqual(Object.keys(causes).sort());
    },
    60_000 + SEEDS * 5_000,
  );
});
