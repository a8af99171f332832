import {
  firstPhase,
  turnOnItsWay,
  turnPhase,
  writtenTurnId,
  type TurnEvent,
  type TurnPhase,
} from './turn-phase.js';

const text = { userInput: 'I wait.', kind: 'action', parentTurnId: 'opening' } as const;
const turn = { ...text, turnId: 'one' };
const other = { ...text, turnId: 'two' };
const failure = { code: 'timed_out', sentence: 'Too long.', reason: null, text, reservedMicroUsd: 0 };

const waiting = { state: 'reading', sentence: 'It reads.' } as const;

const phases = {
  reading: { name: 'reading' },
  sending: { name: 'sending', text },
  writing: { name: 'writing', turn, waiting: null, stopping: false },
  waiting: { name: 'writing', turn, waiting, stopping: false },
  stopping: { name: 'writing', turn, waiting: null, stopping: true },
  both: { name: 'writing', turn, waiting, stopping: true },
  another: { name: 'writing', turn: other, waiting: null, stopping: false },
  failed: { name: 'failed', failure },
} as const satisfies Record<string, TurnPhase>;
type Phase = keyof typeof phases;

const events = {
  sent: { type: 'sent', text },
  refused: { type: 'refused', failure },
  overtaken: { type: 'overtaken' },
  told: { type: 'told', turn },
  'told of another': { type: 'told', turn: other },
  'told of none': { type: 'told', turn: null },
  waits: { type: 'waits', turnId: 'one', waiting },
  'another waits': { type: 'waits', turnId: 'two', waiting },
  stopped: { type: 'stopped' },
  resumed: { type: 'resumed' },
  failed: { type: 'failed', turnId: 'one', failure },
  'another failed': { type: 'failed', turnId: 'two', failure },
  dismissed: { type: 'dismissed' },
} as const satisfies Record<string, TurnEvent>;

const from = ['reading', 'sending', 'writing', 'stopping', 'failed'] as const;
/** A dash: nothing comes of it. */
// prettier-ignore
const table: readonly (readonly [keyof typeof events, ...(Phase | '-')[]])[] = [
  //                   reading    sending    writing    stopping   failed
  ['sent',            'sending', '-',       '-',       '-',       'sending'],
  ['refused',         '-',       'failed',  '-',       '-',       '-'],
  ['overtaken',       '-',       'reading', '-',       '-',       '-'],
  ['told',            'writing', 'writing', '-',       '-',       'writing'],
  ['told of another', 'another', 'another', 'another', 'another', 'another'],
  ['told of none',    '-',       '-',       'reading', 'reading', '-'],
  ['waits',           '-',       '-',       'waiting', 'both',    '-'],
  ['another waits',   '-',       '-',       '-',       '-',       '-'],
  ['stopped',         '-',       '-',       'stopping', '-',      '-'],
  ['resumed',         '-',       '-',       '-',       'writing', '-'],
  ['failed',          '-',       '-',       'failed',  'failed',  '-'],
  ['another failed',  '-',       '-',       '-',       '-',       '-'],
  ['dismissed',       '-',       '-',       '-',       '-',       'reading'],
];

it('has a row for each event', () => expect(table.map(([event]) => event)).toEqual(Object.keys(events)));

describe.each(table.map(([event, ...row]) => ({ event, row })))('$event', ({ event, row }) => {
  it.each(from.map((phase, column) => [phase, row[column]!] as const))('while %s: %s', (phase, to) =>
    expect(turnPhase(phases[phase], events[event])).toEqual(phases[to === '-' ? phase : to]),
  );
});

it('begins with what was being written when the page was opened', () => {
  expect(firstPhase(turn)).toEqual(phases.writing);
  expect(firstPhase(null)).toEqual(phases.reading);
});

it.each<[Phase, boolean, string | null]>([
  ['reading', false, null],
  ['sending', true, null],
  ['writing', true, 'one'],
  ['stopping', true, 'one'],
  ['failed', false, null],
])('while %s a turn is on its way: %s, and is known as %s', (phase, onItsWay, turnId) => {
  expect(turnOnItsWay(phases[phase]) !== null).toBe(onItsWay);
  expect(writtenTurnId(phases[phase])).toBe(turnId);
});
