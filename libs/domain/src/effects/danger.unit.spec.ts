/** Danger before death: how long a path has stood in it, and that nobody dies of it sooner. */
import fc from 'fast-check';
import type { Difficulty, Stats, TurnKind, WorldState } from '../game/game.events.js';
import { dangerAfter, dangerBound, statsInDanger } from './danger.js';
import { endingOf } from './endings.js';

const stats = (changes: Partial<Stats> = {}): Stats => ({
  influence: 50,
  reputation: 50,
  resources: 50,
  ...changes,
});
const normal = { difficulty: 'normal', kind: 'action' } as const;

it.each([
  ['easy', 5],
  ['normal', 15],
  ['hard', 25],
] as const)('on %s a stat is in danger at %d or below', (difficulty, bound) => {
  expect(dangerBound(difficulty)).toBe(bound);
  expect(statsInDanger(stats({ reputation: bound }), difficulty)).toEqual(['reputation']);
  expect(statsInDanger(stats({ reputation: bound + 1 }), difficulty)).toEqual([]);
});

it('names every stat in danger, in their order', () =>
  expect(statsInDanger({ influence: 0, reputation: 16, resources: 15 }, 'normal')).toEqual([
    'influence',
    'resources',
  ]));

it('counts told turns in a row, whichever stat it is, and begins anew when none is', () => {
  expect(dangerAfter({}, stats(), normal)).toEqual({});
  expect(dangerAfter({}, stats({ influence: 15 }), normal)).toEqual({ dangerTurns: 1 });
  expect(dangerAfter({ dangerTurns: 1 }, stats({ resources: 3 }), normal)).toEqual({ dangerTurns: 2 });
  expect(dangerAfter({ dangerTurns: 7 }, stats(), normal)).toEqual({});
});

it('stands still for a question', () => {
  const asked = { ...normal, kind: 'question' } as const;
  expect(dangerAfter({ dangerTurns: 2 }, stats({ influence: 15 }), asked)).toEqual({ dangerTurns: 2 });
  expect(dangerAfter({}, stats({ influence: 15 }), asked)).toEqual({});
});

interface Told {
  readonly kind: TurnKind;
  readonly stats: Stats;
  readonly dies: boolean;
}

it('lets nobody die who has not read of the danger at the end of three told turns before', () => {
  const stat = fc.integer({ min: 0, max: 40 });
  const anyStats: fc.Arbitrary<Stats> = fc.record({ influence: stat, reputation: stat, resources: stat });
  const told: fc.Arbitrary<Told> = fc.record({
    kind: fc.constantFrom<TurnKind[]>('action', 'action', 'suggestion', 'question'),
    stats: anyStats,
    dies: fc.boolean(),
  });
  let deaths = 0;
  fc.assert(
    fc.property(
      fc.constantFrom<Difficulty[]>('easy', 'normal', 'hard'),
      anyStats,
      fc.array(told, { maxLength: 30 }),
      (difficulty, opening, turns) => {
        let before = worldOf(opening);
        /** Every told turn's stats, oldest first; a question leaves them as they were. */
        const read: Stats[] = [];
        for (const [index, turn] of turns.entries()) {
          const { kind } = turn;
          const after = kind === 'question' ? before.stats : turn.stats;
          const world = { ...worldOf(after), ...dangerAfter(before, after, { difficulty, kind }) };
          const ending = endingOf(world, {
            proposed: turn.dies ? 'death' : null,
            difficulty,
            kind,
            depth: index + 1,
            statsBefore: before.stats,
            dangerTurnsBefore: before.dangerTurns ?? 0,
            wounded: false,
            lastOrdinal: 1_000,
          });
          if (ending !== null) {
            deaths += 1;
            const lowest = read
              .slice(-3)
              .map((one) => Math.min(one.influence, one.reputation, one.resources));
            expect(lowest).toHaveLength(3);
            for (const low of lowest) expect(low).toBeLessThanOrEqual(dangerBound(difficulty));
            return;
          }
          if (kind !== 'question') read.push(after);
          before = world;
        }
      },
    ),
    { numRuns: 500 },
  );
  // The property says something only where stories do end.
  expect(deaths).toBeGreaterThan(0);
});

function worldOf(of: Stats): WorldState {
  return { stats: of, date: { ordinal: 1, label: '' }, phase: 'p', factions: {}, bent: [] };
}
