import { auditLog } from './audit-log.js';
import type { RawEvent } from '../events/raw-event.js';

type Line = readonly [streamId: string, type: string, data: Record<string, unknown>];

const changed = (line: Line, data: Record<string, unknown>): Line => [
  line[0],
  line[1],
  { ...line[2], ...data },
];

const turn = { gameId: 'g', playerId: 'p', turnId: 't' };
const sealed = { v: 1, kid: 'p', n: '', c: '' };
const opened: Line = [
  'payment-a',
  'CheckoutOpened',
  { paymentId: 'a', playerId: 'p', amountCents: 100, creditsMicroUsd: 1_000_000 },
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
const demoTurn = { demoId: 'd', turnId: 't' };
const demoStarted: Line = ['demo-d', 'DemoStarted', { demoId: 'd' }];
const demoSubmitted: Line = ['demo-d', 'DemoTurnSubmitted', { ...demoTurn, turnNumber: 1 }];
const demoNarrated: Line = ['demo-d', 'DemoTurnNarrated', { ...demoTurn, providerCostMicroUsd: 700 }];
const demoContinued: Line = ['demo-d', 'DemoContinued', { demoId: 'd', playerId: 'p' }];
const demoForgotten: Line = ['demo-d', 'DemoForgotten', { demoId: 'd' }];
const byVisitor = changed(opened, { playerId: null });
const claimed: Line = ['payment-a', 'PaymentClaimed', { paymentId: 'a', playerId: 'p' }];
const refund = {
  playerId: 'p',
  refundId: 'r',
  paymentId: 'a',
  creditsReturnedMicroUsd: 988_000,
  moneyRefundedCents: 100,
  guaranteeCostMicroUsd: 12_000,
};
const held: Line = ['wallet-p', 'RefundHeld', refund];
const refunded: Line = ['payment-a', 'PaymentRefunded', { paymentId: 'a', refundId: 'r', amountCents: 100 }];
const settled: Line = ['wallet-p', 'RefundSettled', refund];
const returning: Line = [
  'payment-a',
  'UnclaimedReturnBegun',
  { paymentId: 'a', refundId: 'r', amountCents: 100 },
];
const notReturned: Line = ['payment-a', 'UnclaimedReturnRefused', { paymentId: 'a', refundId: 'r' }];
const returned: Line = [
  'payment-a',
  'UnclaimedPaymentReturned',
  { paymentId: 'a', refundId: 'r', amountCents: 100 },
];
const dispute = { paymentId: 'a', disputeId: 'd', amountCents: 100 };
const disputed: Line = ['payment-a', 'PaymentDisputed', dispute];
const lost: Line = ['payment-a', 'DisputeClosed', { ...dispute, outcome: 'lost', lostCents: 100 }];
const lostInPart: Line = ['payment-a', 'DisputeClosed', { ...dispute, outcome: 'lost', lostCents: 40 }];
/** As it was written before amounts were kept. */
const lostLongAgo: Line = ['payment-a', 'DisputeClosed', { ...dispute, amountCents: 40, outcome: 'lost' }];
const reopened: Line = ['payment-a', 'DisputeReopened', dispute];
const won: Line = ['payment-a', 'DisputeClosed', { ...dispute, outcome: 'won', lostCents: 0 }];
const refundFailed: Line = [
  'payment-a',
  'PaymentRefundFailed',
  { paymentId: 'a', refundId: 'r', amountCents: 100 },
];
const reversed: Line = ['wallet-p', 'RefundReversed', refund];
const reversedAfterTheEnd: Line = [
  'wallet-p',
  'RefundReversed',
  { ...refund, creditsReturnedMicroUsd: 0, guaranteeCostMicroUsd: 1_000_000 },
];
const owed: Line = [
  'payment-a',
  'MoneyOwed',
  { paymentId: 'a', playerId: 'p', refundId: 'r', amountCents: 100, code: 'refund_failed' },
];
const inWallet = { playerId: 'p', paymentId: 'a', disputeId: 'd' };
const frozen: Line = ['wallet-p', 'CreditsFrozen', { ...inWallet, amountMicroUsd: 988_000 }];
const clawedBack: Line = ['wallet-p', 'CreditsClawedBack', { ...inWallet, amountMicroUsd: 988_000 }];
const writtenOff: Line = ['wallet-p', 'DisputeWrittenOff', { ...inWallet, amountMicroUsd: 12_000 }];
const clawedBackInPart: Line = ['wallet-p', 'CreditsClawedBack', { ...inWallet, amountMicroUsd: 400_000 }];
const reinstated: Line = [
  'wallet-p',
  'CreditsReinstated',
  { ...inWallet, amountMicroUsd: 988_000, writtenOffMicroUsd: 12_000 },
];
const unfrozen: Line = ['wallet-p', 'CreditsUnfrozen', { playerId: 'p', disputeId: 'd', amountMicroUsd: 0 }];
const leaving: Line = ['player-p', 'PlayerErasureRequested', { playerId: 'p' }];
const forgotten: Line = ['player-p', 'PlayerErased', { playerId: 'p' }];
const forfeited: Line = ['wallet-p', 'CreditsForfeited', { playerId: 'p', amountMicroUsd: 988_000 }];
const half = {
  amountCents: 50,
  creditsReturnedMicroUsd: 500_000,
  moneyRefundedCents: 50,
  guaranteeCostMicroUsd: 0,
};
const halfAtOurCost = { ...half, creditsReturnedMicroUsd: 0, guaranteeCostMicroUsd: 500_000 };
const asked: Line = [
  'support-p',
  'ActRequested',
  {
    playerId: 'p',
    actId: 'act',
    staffId: 'ada',
    act: { kind: 'goodwill', amountMicroUsd: 6_000_000 },
    needsApproval: true,
  },
];
const askedAlone = changed(asked, { needsApproval: false });
const approved: Line = ['support-p', 'ActApproved', { playerId: 'p', actId: 'act', staffId: 'ben' }];
const declined: Line = ['support-p', 'ActDeclined', { playerId: 'p', actId: 'act', staffId: 'ben' }];
const withdrawn: Line = ['support-p', 'ActWithdrawn', { playerId: 'p', actId: 'act', staffId: 'ada' }];
const carriedOut: Line = ['support-p', 'ActCarriedOut', { playerId: 'p', actId: 'act' }];
const actFailed: Line = ['support-p', 'ActFailed', { playerId: 'p', actId: 'act', code: 'account_closed' }];
const given: Line = [
  'wallet-p',
  'CreditsGranted',
  { playerId: 'p', grantId: 'act', amountMicroUsd: 6_000_000, reasonCode: 'goodwill' },
];
const staffRefund = { kind: 'refund', paymentId: 'a', amountCents: 100 };
const heldByAct = changed(held, { refundId: 'act', kind: 'staff' });
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
      prologueMicroUsd: 0,
    });
  });

  it.each<[string, readonly Line[], object]>([
    ['credited', good, { credited: 100 }],
    ['a visitor’s, claimed', [byVisitor, completed, claimed, ...good.slice(2)], { credited: 100 }],
    ['a visitor’s, not claimed yet', [byVisitor, completed], { unclaimed: 100 }],
    ['a visitor’s, never claimed', [byVisitor, completed, returning, returned], { returned: 100 }],
    [
      'a visitor’s, whose return was refused',
      [byVisitor, completed, returning, notReturned],
      { unclaimed: 100 },
    ],
    [
      'a visitor’s, claimed once its return was refused',
      [byVisitor, completed, returning, notReturned, claimed, ...good.slice(2)],
      { credited: 100 },
    ],
    ['a visitor’s, lost to a bank', [byVisitor, completed, disputed, lost], { returned: 100 }],
    ['come too late for its player', [opened, completed, refunded], { returned: 100 }],
    ['refunded', [...good, held, refunded, settled], { credited: 100, refunded: 100 }],
    [
      'lost to a bank',
      [...good, disputed, frozen, lost, clawedBack, writtenOff, unfrozen],
      { credited: 100 },
    ],
    [
      'lost to a bank in part',
      [
        ...good,
        disputed,
        frozen,
        lostInPart,
        clawedBackInPart,
        changed(unfrozen, { amountMicroUsd: 588_000 }),
      ],
      { credited: 100 },
    ],
    [
      'lost to a bank before amounts were kept',
      [...good, disputed, frozen, lostLongAgo, clawedBack, writtenOff, unfrozen],
      { credited: 100 },
    ],
    [
      'lost to a bank, and won on appeal',
      [...good, disputed, frozen, lost, clawedBack, writtenOff, unfrozen, reopened, won, reinstated],
      { credited: 100 },
    ],
    [
      'refunded, until the refund failed',
      [...good, held, refunded, settled, refundFailed, reversed],
      { credited: 100 },
    ],
    [
      'owed to somebody who is gone',
      [...good, held, refunded, settled, refundFailed, owed, reversedAfterTheEnd],
      { credited: 100, owed: 100 },
    ],
    [
      'owed in part, and paid by hand',
      [
        ...good,
        ...[held, refunded, settled, refundFailed, owed].map((line) => changed(line, half)),
        changed(reversedAfterTheEnd, halfAtOurCost),
        ...[refunded, held, settled].map((line) => changed(line, { ...halfAtOurCost, refundId: 'by hand' })),
      ],
      { credited: 100, refunded: 50 },
    ],
    [
      'come too late for its player, and owed',
      [opened, completed, refunded, refundFailed, owed],
      { underWay: 100, owed: 100 },
    ],
  ])('keeps the money book of a payment: %s', async (_name, lines, money) => {
    const report = await auditLog(asLog(lines), { quiescent: true });
    expect(report.invariants.filter(({ violations }) => violations.length > 0)).toEqual([]);
    const empty = { credited: 0, returned: 0, unclaimed: 0, underWay: 0, refunded: 0, owed: 0 };
    expect(report.money).toEqual({ ...empty, paid: 100, ...money });
  });

  it('follows somebody who leaves to the end', async () => {
    expect(await broken([...good, leaving, forfeited, forgotten])).toEqual([]);
    const halfWay = await auditLog(asLog([...good, leaving]), { quiescent: false });
    expect(halfWay.holds).toBe(true);
  });

  it.each<[string, Line[], string[]]>([
    ['half forgotten', [leaving, forfeited], ['at rest, nobody is left half forgotten']],
    [
      'gone, and the credits still there',
      [leaving, forgotten],
      ['at rest, the wallet of somebody who is gone is empty'],
    ],
    ['forgotten without having asked', [forfeited, forgotten], ['only who asked to be forgotten is, once']],
    [
      'forgotten twice',
      [leaving, forfeited, forgotten, forgotten],
      ['only who asked to be forgotten is, once'],
    ],
    [
      'whose credits stay frozen when no bank decides any more',
      [disputed, frozen, won, changed(unfrozen, { amountMicroUsd: 900_000 })],
      ['at rest, credits are frozen only while a bank decides'],
    ],
  ])('finds somebody %s', async (_name, lines, names) => {
    expect(await broken([...good, ...lines])).toEqual(names);
  });

  it('follows a prologue to its end, and what it cost the house', async () => {
    const report = await auditLog(
      asLog([demoStarted, demoSubmitted, demoNarrated, demoContinued, demoForgotten]),
      { quiescent: true },
    );
    expect(report.holds).toBe(true);
    expect(report.houseCosts.prologueMicroUsd).toBe(700);
  });

  it.each<[string, Line[], string[]]>([
    [
      'a turn too many',
      [
        demoStarted,
        ...[1, 2, 3, 4].flatMap((turnNumber) => [changed(demoSubmitted, { turnNumber }), demoNarrated]),
      ],
      ['a prologue has three turns, in order, one at a time'],
    ],
    [
      'two outcomes',
      [demoStarted, demoSubmitted, demoNarrated, demoNarrated],
      ["a prologue's turn has one outcome"],
    ],
    [
      'a prologue with two heirs',
      [demoStarted, demoContinued, demoContinued],
      ['a prologue is continued once, between turns'],
    ],
    [
      'a turn after the end',
      [demoStarted, demoForgotten, demoSubmitted, demoNarrated],
      ['nothing happens to a prologue before it began or after it was forgotten'],
    ],
    ['a turn left lying', [demoStarted, demoSubmitted], ["at rest, no prologue's turn is pending"]],
  ])('finds %s in a prologue', async (_name, lines, names) => {
    expect(await broken(lines)).toEqual(names);
  });

  it.each<[string, Line[]]>([
    ['approved', [asked, approved, given, carriedOut]],
    ['asked for by whoever may alone', [askedAlone, given, carriedOut]],
    ['declined', [asked, declined]],
    ['withdrawn', [asked, withdrawn]],
    ['failed', [askedAlone, actFailed]],
    ['waiting', [asked]],
    [
      'a refund',
      [
        changed(askedAlone, { act: staffRefund }),
        heldByAct,
        carriedOut,
        ...[refunded, settled].map((line) => changed(line, { refundId: 'act' })),
      ],
    ],
  ])('follows what staff do: %s', async (_name, lines) => {
    expect(await broken([...good, ...lines])).toEqual([]);
  });

  it.each<[string, Line[], string[]]>([
    ['asked for twice', [asked, asked], ['an act is asked for once']],
    [
      'approved by whoever asked',
      [asked, changed(approved, { staffId: 'ada' }), given, carriedOut],
      ['an act is decided once, by somebody else'],
    ],
    [
      'approved though it was declined',
      [asked, declined, approved, given, carriedOut],
      ['an act is decided once, by somebody else'],
    ],
    [
      'withdrawn by another',
      [asked, changed(withdrawn, { staffId: 'ben' })],
      ['an act is withdrawn while it waits, by whoever asked'],
    ],
    [
      'carried out though nobody approved',
      [asked, given, carriedOut],
      ['only what is allowed comes to an end, once', 'what staff give is what one allowed act says'],
    ],
    [
      'carried out twice',
      [askedAlone, given, carriedOut, carriedOut],
      ['only what is allowed comes to an end, once'],
    ],
    ['given by no act', [given], ['what staff give is what one allowed act says']],
    [
      'given more than was asked',
      [askedAlone, changed(given, { amountMicroUsd: 6_000_001 }), carriedOut],
      [
        'what staff give is given when it is carried out, and only then',
        'what staff give is what one allowed act says',
      ],
    ],
    [
      'given twice',
      [askedAlone, given, given, carriedOut],
      ['what staff give is given when it is carried out, and only then'],
    ],
    [
      'given though it failed',
      [askedAlone, given, actFailed],
      ['what staff give is given when it is carried out, and only then'],
    ],
    [
      'carried out, and nothing given',
      [askedAlone, carriedOut],
      ['what staff give is given when it is carried out, and only then'],
    ],
    [
      'a payment attached by one',
      [changed(askedAlone, { act: { kind: 'attach_payment', paymentId: 'a' } }), carriedOut],
      ['a payment is attached by two people'],
    ],
    ['left half done', [askedAlone], ['at rest, what staff were allowed to do is done']],
  ])('finds what staff did: %s', async (_name, lines, names) => {
    expect(await broken([...good, ...lines])).toEqual(names);
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
      [
        'a purchase belongs to one completed payment of that amount',
        'credits purchased are the money credited',
      ],
    ],
    [
      'a purchase credited twice',
      [...good.slice(0, 3), purchased],
      [
        'a purchase belongs to one completed payment of that amount',
        'at rest, every completed payment was credited, went back, or waits to be claimed',
        'credits purchased are the money credited',
      ],
    ],
    [
      'a payment never credited',
      [opened, completed],
      ['at rest, every completed payment was credited, went back, or waits to be claimed'],
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
      'a payment credited to another player',
      [changed(opened, { playerId: 'q' }), ...good.slice(1)],
      ['a purchase belongs to one completed payment of that amount'],
    ],
    [
      'a claim of what went back',
      [byVisitor, completed, returning, returned, claimed],
      ['a payment is claimed once, while its money is here'],
    ],
    [
      'a claim of what is going back',
      [byVisitor, completed, returning, claimed],
      [
        'a payment is claimed once, while its money is here',
        'at rest, every completed payment was credited, went back, or waits to be claimed',
        'at rest, no return is under way',
      ],
    ],
    ['a return that was never begun', [byVisitor, completed, returned], ['a return is done as it was begun']],
    [
      'a return refused after the money had gone',
      [byVisitor, completed, returning, returned, notReturned],
      ['a return is refused once, while it is under way'],
    ],
    [
      'two returns at once',
      [byVisitor, completed, returning, changed(returning, { refundId: 's' }), notReturned],
      ['a return is refused once, while it is under way', 'one return at a time'],
    ],
    [
      'a return of what was claimed',
      [byVisitor, completed, claimed, purchased, returning, returned],
      [
        'at rest, every refund of a credited payment has reached its wallet',
        'at rest, money refunded is credits returned and our cost',
        'only what nobody claimed is returned',
      ],
    ],
    ['a refund under way for ever', [...good, held], ['at rest, no refund is held']],
    [
      'a refund settled and never paid',
      [...good, held, settled],
      [
        'a settled refund was paid, for that amount',
        'at rest, money refunded is credits returned and our cost',
      ],
    ],
    [
      'a refund paid and never settled',
      [...good, held, refunded],
      [
        'at rest, every refund of a credited payment has reached its wallet',
        'at rest, money refunded is credits returned and our cost',
        'at rest, no refund is held',
      ],
    ],
    [
      'a refund settled twice',
      [...good, held, refunded, settled, settled],
      [
        'a refund ends once, as it was held',
        'at rest, money refunded is credits returned and our cost',
        'no account falls below zero',
      ],
    ],
    [
      'a refund that costs nobody anything',
      [
        ...good,
        changed(held, { guaranteeCostMicroUsd: 0 }),
        refunded,
        changed(settled, { guaranteeCostMicroUsd: 0 }),
      ],
      [
        'at rest, money refunded is credits returned and our cost',
        'money that goes back is credits returned and our cost',
      ],
    ],
    [
      'a dispute that never reached the wallet',
      [...good, disputed],
      ['at rest, a dispute stands in the wallet as it does at the bank'],
    ],
    [
      'a lost dispute that left the credits',
      [...good, disputed, frozen, lost, changed(unfrozen, { amountMicroUsd: 988_000 })],
      ['at rest, disputes took what the bank keeps, of what had not gone back'],
    ],
    [
      'money lost that had gone back',
      [
        ...good,
        held,
        refunded,
        settled,
        disputed,
        lost,
        writtenOff,
        ['wallet-p', 'CreditsFrozen', { ...inWallet, amountMicroUsd: 0 }],
        unfrozen,
      ],
      [
        'at rest, disputes took what the bank keeps, of what had not gone back',
        'no more goes back or is lost than was paid',
      ],
    ],
    [
      'a part lost that took all',
      [...good, disputed, frozen, lostInPart, clawedBack, writtenOff, unfrozen],
      ['at rest, disputes took what the bank keeps, of what had not gone back'],
    ],
    [
      'a dispute closed twice',
      [...good, disputed, frozen, lost, lost, clawedBack, writtenOff, unfrozen],
      ['a dispute closes once, or with another loss'],
    ],
    [
      'a dispute opened again that was never closed',
      [...good, disputed, frozen, reopened],
      ['only a dispute that was closed is opened again'],
    ],
    [
      'a dispute won that takes something',
      [...good, disputed, frozen, changed(lost, { outcome: 'won' }), clawedBack, writtenOff, unfrozen],
      ['a dispute is lost when the bank keeps something, and only then'],
    ],
    [
      'more given back than was taken',
      [...good, disputed, frozen, won, changed(unfrozen, { amountMicroUsd: 988_000 }), reinstated],
      [
        'at rest, disputes took what the bank keeps, of what had not gone back',
        'no account falls below zero',
        'no more is reinstated than a dispute had taken',
      ],
    ],
    [
      'a refund that failed and was forgotten',
      [...good, held, refunded, settled, refundFailed],
      [
        'at rest, money refunded is credits returned and our cost',
        'at rest, no refund that failed is settled',
      ],
    ],
    [
      'a refund that failed and was never paid',
      [...good, refundFailed],
      ['only a refund that was paid fails afterwards, with all of it'],
    ],
    [
      'a refund reversed that nobody paid',
      [...good, held, reversed],
      [
        'at rest, money refunded is credits returned and our cost',
        'no account falls below zero',
        'only a settled refund is reversed, as it was settled',
      ],
    ],
    ['more owed than is there', [opened, completed, refunded, owed], ['no more is owed than is left']],
    [
      'a wallet event from nowhere',
      [...good, ['wallet-p', 'CreditsConjured', { playerId: 'p' }]],
      ['every wallet event is known to the auditor'],
    ],
  ])('finds %s', async (_name, lines, names) => {
    expect(await broken(lines)).toEqual(names);
  });
});
