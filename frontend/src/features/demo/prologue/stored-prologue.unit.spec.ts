import { frenchRevolutionDemo } from '@rubicon/scenarios/public/demo/french-revolution';
import { playLocalDemo, startLocalDemo, type LocalDemoState } from '@rubicon/scenarios/public/local-demo';
import { openPrologue } from './open-prologue.js';
import { keepPrologue, readPrologue, turnsOf } from './stored-prologue.js';

const NOW = Date.UTC(2026, 6, 14);
const SEVEN_DAYS_MS = 604_800_000;
const begun = playLocalDemo(
  frenchRevolutionDemo,
  startLocalDemo(frenchRevolutionDemo, NOW),
  'I wait.\n\n**Your Action:** no, I go.',
  NOW,
);

afterEach(() => localStorage.clear());

it('reads what it keeps, and the actions as they were typed', () => {
  keepPrologue(begun);
  expect(readPrologue(NOW)).toEqual(begun);
  expect(turnsOf(begun)).toEqual([
    { action: 'I wait.\n\n**Your Action:** no, I go.', outcome: begun.narrative[2] },
  ]);
});

it.each<[string, string]>([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['an unknown era', changed({ gameType: 'atlantis' as never })],
  ['a fourth turn', changed({ turnCount: 4 })],
  ['half a turn', changed({ turnCount: 1.5 })],
  ['a story shorter than its turns', changed({ narrative: ['one'] })],
  ['a story that is no list', changed({ narrative: 'one' as never })],
  ['an action without its mark', changed({ narrative: ['a', 'b', 'c'] })],
  ['stats beyond their bounds', changed({ stats: { authority: 101, unrest: 0, resources: 0 } })],
  ['no stats', changed({ stats: null as never })],
  ['a time that is none', changed({ timestamp: 'today' as never })],
])('takes %s for nothing', (_what, stored) => {
  localStorage.setItem('rubicon_demo_state', stored);
  expect(readPrologue(NOW)).toBeNull();
});

function changed(fields: Partial<LocalDemoState>): string {
  return JSON.stringify({ ...begun, ...fields });
}

it('discards it after seven days', () => {
  keepPrologue(begun);
  expect(readPrologue(NOW + SEVEN_DAYS_MS - 1)).toEqual(begun);
  expect(readPrologue(NOW + SEVEN_DAYS_MS)).toBeNull();
});

describe('opening', () => {
  it('begins anew, of any era, when the stored one is seven days old', async () => {
    keepPrologue(begun);
    const later = NOW + SEVEN_DAYS_MS;
    const { state, demo } = await openPrologue(null, later, 0.999);
    expect(demo.gameType).toBe('sengoku_japan');
    expect(state).toEqual(startLocalDemo(demo, later));
    expect(readPrologue(later)).toEqual(state);
  });

  it('goes on with the stored one when no era is asked for, or the same', async () => {
    keepPrologue(begun);
    expect((await openPrologue(null, NOW, 0.99)).state).toEqual(begun);
    expect((await openPrologue('french_revolution', NOW, 0.99)).state).toEqual(begun);
  });

  it('puts the era asked for in the place of another', async () => {
    keepPrologue(begun);
    const { state, demo } = await openPrologue('sengoku_japan', NOW, 0);
    expect(state).toEqual(startLocalDemo(demo, NOW));
    expect(demo.gameType).toBe('sengoku_japan');
    expect(readPrologue(NOW)).toEqual(state);
  });

  it.each([
    [0, 'french_revolution'],
    [0.34, 'roman_republic'],
    [0.999, 'sengoku_japan'],
  ])('takes one by chance (%d), and keeps it', async (chance, gameType) => {
    localStorage.setItem('rubicon_demo_state', '{"gameType":');
    expect((await openPrologue(null, NOW, chance)).demo.gameType).toBe(gameType);
    expect((await openPrologue(null, NOW, 0.5)).demo.gameType).toBe(gameType);
  });
});
