import { type NextStep, nextStep, type ReservationView, type TurnView } from './turn.process.js';

const submittedAt = '2026-11-21T12:00:00.000Z';
const limits = { abandonAfterMs: 180_000, pauses: [] };
const turn = {
  turnId: 't',
  gameId: 'g',
  playerId: 'p',
  turnNumber: 1,
  submittedAt,
  ceilingMicroUsd: 32_000,
  priceVersion: '2026-11',
};
const status = {
  pending: { ...turn, status: 'pending' },
  narrated: { ...turn, status: 'narrated', chargeMicroUsd: 7 },
  stopped: { ...turn, status: 'stopped', chargeMicroUsd: 7 },
  failed: { ...turn, status: 'failed' },
} as const satisfies Record<string, TurnView>;
const none = { status: 'none' } as const;
const open = { status: 'open' } as const;
const broke = { status: 'declined', reason: 'insufficient_credits' } as const;
const frozen = { status: 'declined', reason: 'credits_frozen' } as const;
const settled = { status: 'settled' } as const;
const timedOut = { do: 'fail', code: 'timed_out' } as const;
const nothing = { do: 'nothing' } as const;
const capture = { do: 'capture', chargeMicroUsd: 7 } as const;

const table: readonly [keyof typeof status, ReservationView, NextStep, NextStep][] = [
  // turn, reservation, in time, too late
  ['pending', none, { do: 'reserve' }, timedOut],
  ['pending', open, { do: 'narrate' }, timedOut],
  [
    'pending',
    broke,
    { do: 'fail', code: 'insufficient_credits' },
    { do: 'fail', code: 'insufficient_credits' },
  ],
  ['pending', frozen, { do: 'fail', code: 'credits_frozen' }, { do: 'fail', code: 'credits_frozen' }],
  ['pending', settled, { do: 'fail', code: 'reservation_lost' }, { do: 'fail', code: 'reservation_lost' }],
  ['narrated', none, nothing, nothing],
  ['narrated', open, capture, capture],
  ['narrated', broke, nothing, nothing],
  ['narrated', settled, nothing, nothing],
  ['stopped', none, nothing, nothing],
  ['stopped', open, capture, capture],
  ['stopped', broke, nothing, nothing],
  ['stopped', settled, nothing, nothing],
  ['failed', none, { do: 'release' }, { do: 'release' }],
  ['failed', open, { do: 'release' }, { do: 'release' }],
  ['failed', broke, nothing, nothing],
  ['failed', settled, nothing, nothing],
];

it.each(table)('%s with %j: %j in time, %j too late', (name, reservation, inTime, tooLate) => {
  const start = Date.parse(submittedAt);
  expect(nextStep(status[name], reservation, limits, start + 179_999)).toStrictEqual(inTime);
  expect(nextStep(status[name], reservation, limits, start + 180_000)).toStrictEqual(tooLate);
});

it('counts no time that lies in pauses', () => {
  const start = Date.parse(submittedAt);
  const at = (milliseconds: number): string => new Date(start + milliseconds).toISOString();
  const pauses = [
    { from: at(-60_000), until: at(-30_000) },
    { from: at(100_000), until: at(3_700_000) },
  ];
  const step = (nowMs: number, ...more: { from: string; until: string | null }[]): NextStep =>
    nextStep(status.pending, open, { ...limits, pauses: [...pauses, ...more] }, start + nowMs);
  expect(step(3_779_999)).toStrictEqual({ do: 'narrate' });
  expect(step(3_780_000)).toStrictEqual(timedOut);
  expect(step(9_000_000, { from: at(3_779_999), until: null })).toStrictEqual({ do: 'narrate' });
  expect(step(9_000_000, { from: at(3_780_000), until: null })).toStrictEqual(timedOut);
});
