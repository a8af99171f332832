import {
  ERASURE_OVERDUE_MS,
  erasureStages,
  isErasureToBeTold,
  nextErasureMove,
  type ErasureMove,
  type ErasureView,
} from './erasure.process.js';

const steps = erasureStages.flatMap((stage) =>
  [1, 2].map((number) => ({ name: `${stage} ${number}`, stage })),
);
type Reports = Readonly<Record<string, 'done' | 'waiting' | 'failed'>>;
const doneBefore = (stage: string): Reports =>
  Object.fromEntries(
    steps
      .filter((step) => erasureStages.indexOf(step.stage) < erasureStages.findIndex((each) => each === stage))
      .map(({ name }) => [name, 'done']),
  );
const all: Reports = Object.fromEntries(steps.map(({ name }) => [name, 'done']));

it.each<[string, ErasureView['erasure'], Reports, ErasureMove]>([
  ['nobody asked for', 'none', {}, { do: 'nothing' }],
  ['that is done', 'done', {}, { do: 'nothing' }],
  ['begins with the first stage', 'requested', {}, { do: 'ask', step: 'stop 1' }],
  ['asks every step of a stage', 'requested', { 'stop 1': 'waiting' }, { do: 'ask', step: 'stop 2' }],
  [
    'goes no further than a stage in which one waits',
    'requested',
    { 'stop 1': 'waiting', 'stop 2': 'done' },
    { do: 'wait', stage: 'stop', steps: ['stop 1'] },
  ],
  [
    'goes no further than a stage in which one fails',
    'requested',
    { ...doneBefore('keys'), 'keys 1': 'failed', 'keys 2': 'waiting' },
    { do: 'wait', stage: 'keys', steps: ['keys 1', 'keys 2'] },
  ],
  ['goes on to the next stage', 'requested', doneBefore('settle'), { do: 'ask', step: 'settle 1' }],
  ['ends when every step is done', 'requested', all, { do: 'complete' }],
])('an erasure %s', (_name, erasure, reports, move) =>
  expect(nextErasureMove({ erasure, steps, reports: new Map(Object.entries(reports)) })).toStrictEqual(move),
);

it('is told after an hour, and again each hour', () => {
  expect(isErasureToBeTold(0, null, ERASURE_OVERDUE_MS - 1)).toBe(false);
  expect(isErasureToBeTold(0, null, ERASURE_OVERDUE_MS)).toBe(true);
  expect(isErasureToBeTold(0, ERASURE_OVERDUE_MS, 2 * ERASURE_OVERDUE_MS - 1)).toBe(false);
  expect(isErasureToBeTold(0, ERASURE_OVERDUE_MS, 2 * ERASURE_OVERDUE_MS)).toBe(true);
});
