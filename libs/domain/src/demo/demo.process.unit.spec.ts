import { fold } from '@rubicon/eventsourcing';
import { demoDecider } from './demo.decider.js';
import type { DemoEvent } from './demo.events.js';
import { DEMO_LIFETIME_MS, nextDemoStep, type DemoStep } from './demo.process.js';

const at = '2026-11-21T12:00:00.000Z';
const limits = { abandonAfterMs: 60_000, pauses: [] };
const world = {
  stats: { influence: 1, reputation: 1, resources: 1 },
  date: { ordinal: 0, label: '' },
  phase: 'p',
  factions: {},
  bent: [],
};
const started = {
  type: 'DemoStarted',
  data: { demoId: 'd', gameType: 'roman_republic', startedAt: at, world },
} as unknown as DemoEvent;
const submitted = {
  type: 'DemoTurnSubmitted',
  data: { demoId: 'd', turnId: 't1', turnNumber: 1, submittedAt: at },
} as unknown as DemoEvent;
const failed = {
  type: 'DemoTurnFailed',
  data: { demoId: 'd', turnId: 't1', turnNumber: 1 },
} as unknown as DemoEvent;
const continued = {
  type: 'DemoContinued',
  data: { demoId: 'd', playerId: 'p', gameId: 'g', characterId: 1 },
} as unknown as DemoEvent;
const forgotten = { type: 'DemoForgotten', data: { demoId: 'd', forgottenAt: at } } as unknown as DemoEvent;

it.each<[string, readonly DemoEvent[], number, DemoStep]>([
  ['is none that was never started', [], DEMO_LIFETIME_MS, { do: 'nothing' }],
  ['is played', [started], 60_000, { do: 'nothing' }],
  ['waits for its turn', [started, submitted], 59_999, { do: 'nothing' }],
  ['fails a turn that nobody finished', [started, submitted], 60_000, { do: 'fail', turnId: 't1' }],
  ['fails it once', [started, submitted, failed], 60_000, { do: 'nothing' }],
  ['can be read for seven days', [started], DEMO_LIFETIME_MS - 1, { do: 'nothing' }],
  ['is forgotten then', [started], DEMO_LIFETIME_MS, { do: 'forget' }],
  ['is forgotten with the turn that waits', [started, submitted], DEMO_LIFETIME_MS, { do: 'forget' }],
  ['is forgotten though it went on in a game', [started, continued], DEMO_LIFETIME_MS, { do: 'forget' }],
  ['is forgotten once', [started, forgotten], DEMO_LIFETIME_MS, { do: 'nothing' }],
])('a prologue %s', (_name, history, ageMs, step) =>
  expect(nextDemoStep(fold(demoDecider, history), limits, Date.parse(at) + ageMs)).toStrictEqual(step),
);

it('a prologue’s turn is not failed for time that lies in a pause, and is forgotten all the same', () => {
  const state = fold(demoDecider, [started, submitted]);
  const pauses = [{ from: at, until: '2026-11-21T13:00:00.000Z' }];
  const step = (ageMs: number): DemoStep =>
    nextDemoStep(state, { ...limits, pauses }, Date.parse(at) + ageMs);
  expect(step(3_659_999)).toStrictEqual({ do: 'nothing' });
  expect(step(3_660_000)).toStrictEqual({ do: 'fail', turnId: 't1' });
  expect(step(DEMO_LIFETIME_MS)).toStrictEqual({ do: 'forget' });
});
