import { auditLog } from './audit-log.js';
import type { RawEvent } from './raw-event.js';

type Line = readonly [streamId: string, type: string, data: Record<string, unknown>];

const turn = { gameId: 'g', playerId: 'p', turnId: 't' };
const sealed = { v: 1, kid: 'p', n: '', c: '' };
const opened: Line = [
  'payment-a',
  'CheckoutOpened',
  { paymentId: 'a', amountCents: 100, creditsMicroUsd: 1_000_000 },
];
const completed: Line = ['payment-a', 'PaymentCompleted', { paymentId: 'a', amountCents: 100 }];
const purchased: Line = [
  'wallet-p',
  'CreditsPurchased',
  { playerId: 'p', paymentId: 'a', amountMicroUsd: 1_000_000 },
];
const submitted: Line = ['game-g', 'TurnSubmitted', { ...turn, ceilingMicroUsd: 32_000 }];
const reserved: Line = ['wallet-p', 'CreditsReserved', { ...turn, amountMicroUsd: 32_000 }];
const narrated: Line = [
  'game-g',
  'TurnNarrated',
  { ...turn, chargeMicroUsd: 12_000, providerCostMicroUsd: 5_000, outputCharacters: 800, private: sealed },
];
const captured: Line = [
  'wallet-p',
  'ReservationCaptured',
  {
    ...turn,
    chargedMicroUsd: 12_000,
    returnedMicroUsd: 20_000,
    returnedTo: 'available',
    lots: [{ lotId: 'a', amountMicroUsd: 12_000 }],
  },
];
const failed: Line = ['game-g', 'TurnFailed', { ...turn, providerCostMicroUsd: 0 }];
const released: Line = [
  'wallet-p',
  'ReservationReleased',
  { ...turn, returnedMicroUsd: 32_000, returnedTo: 'available' },
];
const good = [opened, completed, purchased, submitted, reserved, narrated, captured];

async function* asLog(lines: readonly Line[]): AsyncIterable<RawEvent> {
  const revisions = new Map<string, bigint>();
  let position = 0n;
  for (const [streamId, type, data] of lines) {
    const revision = revisions.get(streamId) ?? 0n;
    revisions.set(streamId, revision + 1n);
    position += 7n;
    yield await Promise.resolve({ streamId, type, data, revision, position });
  }
}

const broken = async (lines: readonly Line[]): Promise<string[]> =>
  (await auditLog(asLog(lines), { quiescent: true })).invariants
    .filter(({ violations }) => violations.length > 0)
    .map(({ name }) => name)
    .sort();

const changed = (line: Line, data: Record<string, unknown>): Line => [
  line[0],
  line[1],
  { ...line[2], ...data },
];

describe('the auditor', () => {
  it('finds nothing in a sound log, and totals it', async () => {
    const report = await auditLog(asLog(good), { quiescent: true });
    expect(report.holds).toBe(true);
    expect(report.turns).toEqual({ pending: 0, narrated: 1, failed: 0, stopped: 0 });
    expect(report.total).toEqual({
      purchased: 1_000_000,
      granted: 0,
      available: 988_000,
      reserved: 0,
      held: 0,
      frozen: 0,
      charged: 12_000,
      returned: 0,
      clawedBack: 0,
      forfeited: 0,
    });
    expect(report.houseCosts).toEqual({
      guaranteeMicroUsd: 0,
      writtenOffMicroUsd: 0,
      providerMicroUsd: 5_000,
    });
  });

  it('accepts a turn under way, unless all should be at rest', async () => {
    const underWay = good.slice(0, 5);
    expect((await auditLog(asLog(underWay), { quiescent: false })).holds).toBe(true);
    expect(await broken(underWay)).toEqual([
      'at rest, no reservation is open',
      'at rest, no turn is pending',
    ]);
  });

  it.each<[string, readonly Line[], string[]]>([
    [
      'a turn charged twice',
      [...good, captured],
      ['a reservation settles once', 'no account falls below zero'],
    ],
    [
      'a charge without text',
      [...good.slice(0, 5), failed, captured],
      ['a charge belongs to one narrated or stopped turn and is what that turn says'],
    ],
    [
      'text without a charge',
      good.slice(0, 6),
      ['at rest, every turn with text was charged', 'at rest, no reservation is open'],
    ],
    [
      'text that was given back',
      [...good.slice(0, 6), released],
      ['at rest, every turn with text was charged'],
    ],
    [
      'a charge above the ceiling',
      [...good.slice(0, 5), changed(narrated, { chargeMicroUsd: 32_001 }), captured],
      [
        'a charge belongs to one narrated or stopped turn and is what that turn says',
        'a charge is at most its ceiling',
      ],
    ],
    [
      'a micro-dollar lost in settlement',
      [...good.slice(0, 6), changed(captured, { returnedMicroUsd: 19_999 })],
      ['a settlement returns exactly what was not charged'],
    ],
    [
      'lots that do not pay the charge',
      [...good.slice(0, 6), changed(captured, { lots: [] })],
      ['the lots that paid sum to the charge'],
    ],
    [
      'a purchase without a payment',
      [opened, purchased],
      ['a purchase belongs to one completed payment of that amount'],
    ],
    [
      'a purchase credited twice',
      [...good.slice(0, 3), purchased],
      [
        'a purchase belongs to one completed payment of that amount',
        'at rest, every completed payment was credited or returned',
      ],
    ],
    [
      'a payment never credited',
      [opened, completed],
      ['at rest, every completed payment was credited or returned'],
    ],
    [
      'a reserve of what is not there',
      [submitted, reserved, failed, released],
      ['no account falls below zero'],
    ],
    [
      'two turns at once in one game',
      [
        ...good.slice(0, 5),
        changed(submitted, { turnId: 'u' }),
        narrated,
        captured,
        changed(failed, { turnId: 'u' }),
      ],
      ['one pending turn per game'],
    ],
    [
      'two outcomes of one turn',
      [...good, failed],
      [
        'a charge belongs to one narrated or stopped turn and is what that turn says',
        'a turn has one outcome',
      ],
    ],
    [
      'a reserve after a void',
      [...good.slice(0, 4), failed, ['wallet-p', 'ReservationVoided', turn], reserved, released],
      ['a turn is reserved once'],
    ],
    [
      'a wallet event from nowhere',
      [...good, ['wallet-p', 'CreditsConjured', { playerId: 'p' }]],
      ['every wallet event is known to the auditor'],
    ],
  ])('finds %s', async (_name, lines, names) => {
    expect(await broken(lines)).toEqual(names);
  });
});
