import type { GameEvent, PaymentEvent, PlayerEvent, WalletEvent } from '@rubicon/domain';
import type { Complaint } from '@rubicon/contracts';
import type { Evidence, EvidenceEvent, JudgedFinding } from './finding.js';
import { judges } from './judge.js';

const playerId = 'player';
const paymentId = 'payment';
const gameId = 'game';
const now = '2026-11-26T12:00:00.000Z';

type DataOf<Type extends EvidenceEvent['type']> = Extract<EvidenceEvent, { type: Type }>['data'];
type Line = readonly [at: string, event: EvidenceEvent];

/** What the specs leave out is the same everywhere. @param at day and time of November 2026: "21", "21T10:00" */
function on<Type extends EvidenceEvent['type']>(
  at: string,
  type: Type,
  data: Partial<DataOf<Type>> = {},
): Line {
  const iso = `2026-11-${at.includes('T') ? `${at}:00.000Z` : `${at}T12:00:00.000Z`}`;
  return [iso, { type, data: { playerId, ...defaults[type]?.(iso), ...data } } as unknown as EvidenceEvent];
}

const usage = { input: 3_000, cachedInput: 2_001, output: 417 };
const turn = { gameId, turnId: 'turn-1', turnNumber: 1, priceVersion: '2026-11' };
const told = { ...turn, usage, chargeMicroUsd: 6_335, outputCharacters: 1_240 };
const world = { stats: {}, date: {}, phase: '', factions: {}, bent: [] };
const paid = { paymentId, product: 'credits', amountCents: 1_000, creditsMicroUsd: 10_000_000 };
const refund = { refundId: 'refund', paymentId, creditsReturnedMicroUsd: 6_580_000, moneyRefundedCents: 658 };
const defaults: Partial<Record<EvidenceEvent['type'], (at: string) => object>> = {
  GameStarted: () => ({ gameId, gameType: 'french_revolution', world }),
  TurnSubmitted: (submittedAt) => ({ ...turn, parentTurnId: gameId, submittedAt }),
  TurnNarrated: () => ({ ...told, world, ending: null }),
  TurnStopped: () => ({ ...told, world }),
  TurnFailed: () => ({ ...turn, code: 'model_unavailable' }),
  GameRewound: () => ({ gameId }),
  GameDeleted: () => ({ gameId }),
  CreditsReserved: () => ({ ...turn, amountMicroUsd: 32_000 }),
  ReservationDeclined: () => ({ ...turn, reason: 'insufficient_credits' }),
  ReservationCaptured: () => ({ ...turn, chargedMicroUsd: 6_335, returnedMicroUsd: 25_665, lots: [] }),
  ReservationReleased: () => ({ ...turn, returnedMicroUsd: 32_000 }),
  CreditsPurchased: () => ({ paymentId, amountMicroUsd: 10_000_000 }),
  RefundHeld: () => ({ ...refund, guaranteeCostMicroUsd: 0, kind: 'unspent' }),
  RefundSettled: () => ({ ...refund, guaranteeCostMicroUsd: 0 }),
  RefundReleased: () => ({ ...refund, returnedTo: 'available' }),
  RefundReversed: () => ({ ...refund, guaranteeCostMicroUsd: 0 }),
  CheckoutOpened: (openedAt) => ({ ...paid, openedAt }),
  PaymentCompleted: (completedAt) => ({ ...paid, sessionId: 'session', completedAt }),
  PaymentClaimed: () => paid,
  CheckoutExpired: (expiredAt) => ({ paymentId, expiredAt }),
  PaymentRefunded: () => ({ paymentId, refundId: 'refund', amountCents: 658 }),
  PaymentRefundFailed: () => ({ paymentId, refundId: 'refund', amountCents: 658 }),
  UnclaimedReturnBegun: (begunAt) => ({ paymentId, refundId: 'return', amountCents: 1_000, begunAt }),
  UnclaimedPaymentReturned: () => ({ paymentId, refundId: 'return', amountCents: 1_000 }),
  PaymentDisputed: () => ({ paymentId, disputeId: 'dispute', amountCents: 1_000 }),
  DisputeClosed: () => ({
    paymentId,
    disputeId: 'dispute',
    amountCents: 1_000,
    outcome: 'lost',
    lostCents: 1_000,
  }),
  CreditsFrozen: () => ({ paymentId, disputeId: 'dispute' }),
  FullGameUnlocked: () => ({ paymentId }),
};

const walletTypes: ReadonlySet<EvidenceEvent['type']> = new Set<WalletEvent['type']>([
  'CreditsPurchased',
  'CreditsReserved',
  'ReservationDeclined',
  'ReservationCaptured',
  'ReservationReleased',
  'RefundHeld',
  'RefundSettled',
  'RefundReleased',
  'RefundReversed',
  'CreditsFrozen',
]);
const playerTypes: ReadonlySet<EvidenceEvent['type']> = new Set<PlayerEvent['type']>([
  'PlayerErasureRequested',
  'FullGameUnlocked',
]);

function streamOf({ type, data }: EvidenceEvent): string {
  if (walletTypes.has(type)) return `wallet-${playerId}`;
  if (playerTypes.has(type)) return `player-${playerId}`;
  return 'gameId' in data ? `game-${data.gameId}` : `payment-${paymentId}`;
}

function judge(complaint: Complaint, ...lines: readonly Line[]): JudgedFinding[] {
  const log = lines.map(([at, event], place): Evidence => ({
    event: event as GameEvent | PaymentEvent,
    at,
    streamId: streamOf(event),
    position: BigInt(place),
    revision: 0n,
    id: `event-${place}`,
    sealed: null,
    correlationId: 'request',
    version: 1,
  }));
  return judges[complaint]({ log, nowMs: Date.parse(now), turnEndsWithinMs: 180_000, pauses });
}

/** The only finding of a log: its verdict and its sentence. */
function found(complaint: Complaint, ...lines: readonly Line[]): [string, string] {
  const findings = judge(complaint, ...lines);
  expect(findings).toHaveLength(1);
  return [findings[0]!.verdict, findings[0]!.sentence];
}

/** In which narration was paused. */
const pauses = [{ from: '2026-11-26T10:00:00.000Z', until: '2026-11-26T11:59:00.000Z' }];

describe('charged for nothing', () => {
  const begun = on('21', 'GameStarted');
  const sent = [begun, on('22', 'TurnSubmitted'), on('22', 'CreditsReserved')];
  const name = 'On 22 November 2026, turn 1 of your French Revolution game of 21 November 2026';

  it.each<[string, Line[], string, string]>([
    [
      'a told turn',
      [...sent, on('22', 'TurnNarrated'), on('22', 'ReservationCaptured')],
      'as_it_should_be',
      `${name} was told in 1,240 characters: the narrator read 3,000 tokens (2,001 of them at the lower price for what it had read before) and wrote 417 tokens, which by the price list of 2026-11 costs $0.006335; you were charged $0.006335, and $0.025665 of the $0.032 set aside came back.`,
    ],
    [
      'a turn that was stopped with words shown',
      [...sent, on('22', 'TurnStopped'), on('22', 'ReservationCaptured')],
      'as_it_should_be',
      `${name} was stopped by you after 1,240 characters: the narrator read 3,000 tokens (2,001 of them at the lower price for what it had read before) and wrote 417 tokens, which by the price list of 2026-11 costs $0.006335; you were charged $0.006335, and $0.025665 of the $0.032 set aside came back.`,
    ],
    [
      'a failed turn whose reserve came back',
      [...sent, on('22', 'TurnFailed'), on('22', 'ReservationReleased')],
      'as_it_should_be',
      `${name} came to nothing because the narrator could not be reached: the $0.032 that were set aside all came back on 22 November 2026, and you were charged nothing.`,
    ],
    [
      'a failed turn that was never reserved',
      [
        begun,
        on('22', 'TurnSubmitted'),
        on('22', 'ReservationDeclined'),
        on('22', 'TurnFailed', { code: 'insufficient_credits' }),
      ],
      'as_it_should_be',
      `${name} came to nothing because your balance was below what a turn may cost: nothing was set aside for it, and you were charged nothing.`,
    ],
    [
      'a turn under way',
      [begun, on('26T11:59', 'TurnSubmitted'), on('26T11:59', 'CreditsReserved')],
      'under_way',
      'On 26 November 2026, turn 1 of your French Revolution game of 21 November 2026 is still being told: $0.032 are set aside for it, and nothing has been charged.',
    ],
    [
      'a turn that waited while narration was paused',
      [begun, on('26T09:59', 'TurnSubmitted'), on('26T09:59', 'CreditsReserved')],
      'under_way',
      'On 26 November 2026, turn 1 of your French Revolution game of 21 November 2026 is still being told: $0.032 are set aside for it, and nothing has been charged.',
    ],
    [
      'a turn told just now',
      [
        begun,
        on('26T11:58', 'TurnSubmitted'),
        on('26T11:58', 'CreditsReserved'),
        on('26T11:59', 'TurnNarrated'),
      ],
      'under_way',
      'On 26 November 2026, turn 1 of your French Revolution game of 21 November 2026 has come to its end: $0.032 are set aside for it, and nothing has been charged yet.',
    ],
    [
      'planted: the capture is dropped',
      [...sent, on('22', 'TurnNarrated')],
      'not_as_it_should_be',
      `${name} came to its end on 22 November 2026, but it was never settled: $0.032 are still set aside for it: that is our mistake.`,
    ],
    [
      'planted: the turn hangs',
      sent,
      'not_as_it_should_be',
      `${name} was never brought to its end: $0.032 are still set aside for it: that is our mistake.`,
    ],
    [
      'planted: charged, and never told',
      [...sent, on('22', 'ReservationCaptured')],
      'not_as_it_should_be',
      `${name} was charged $0.006335, and no words were ever told for it: that is our mistake.`,
    ],
    [
      'planted: charged although it failed',
      [...sent, on('22', 'TurnFailed'), on('22', 'ReservationCaptured')],
      'not_as_it_should_be',
      `${name} came to nothing because the narrator could not be reached, and $0.006335 were charged for it all the same: that is our mistake.`,
    ],
    [
      'planted: charged twice',
      [...sent, on('22', 'TurnNarrated'), on('22', 'ReservationCaptured'), on('22', 'ReservationCaptured')],
      'not_as_it_should_be',
      `${name} was charged 2 times, $0.01267 in all: that is our mistake.`,
    ],
    [
      'planted: told without a word',
      [...sent, on('22', 'TurnNarrated', { outputCharacters: 0 }), on('22', 'ReservationCaptured')],
      'not_as_it_should_be',
      `${name} was charged $0.006335, and no words were shown for it: that is our mistake.`,
    ],
    [
      'planted: a micro-dollar too much',
      [
        ...sent,
        on('22', 'TurnNarrated'),
        on('22', 'ReservationCaptured', { chargedMicroUsd: 6_336, returnedMicroUsd: 25_664 }),
      ],
      'not_as_it_should_be',
      `${name} was charged $0.006336; by the price list of 2026-11 it costs $0.006335: that is our mistake.`,
    ],
    [
      'planted: less came back than was left',
      [...sent, on('22', 'TurnNarrated'), on('22', 'ReservationCaptured', { returnedMicroUsd: 25_000 })],
      'not_as_it_should_be',
      `${name} was charged $0.006335 and $0.025 came back, which is not the $0.032 that were set aside for it: that is our mistake.`,
    ],
    [
      'planted: a release that keeps a part',
      [...sent, on('22', 'TurnFailed'), on('22', 'ReservationReleased', { returnedMicroUsd: 30_000 })],
      'not_as_it_should_be',
      `${name} was not charged, but of $0.032 that were set aside only $0.03 came back: that is our mistake.`,
    ],
    [
      'planted: a price list that never was',
      [...sent, on('22', 'TurnNarrated', { priceVersion: '2025-01' }), on('22', 'ReservationCaptured')],
      'not_as_it_should_be',
      `${name} was charged $0.006335 by a price list that does not exist (2025-01): that is our mistake.`,
    ],
  ])('%s', (_name, lines, verdict, sentence) =>
    expect(found('charged_for_nothing', ...lines)).toStrictEqual([verdict, sentence]),
  );

  it('charges no more than was set aside', () =>
    expect(
      found(
        'charged_for_nothing',
        begun,
        on('22', 'TurnSubmitted'),
        on('22', 'CreditsReserved', { amountMicroUsd: 5_000 }),
        on('22', 'TurnNarrated'),
        on('22', 'ReservationCaptured', { chargedMicroUsd: 5_000, returnedMicroUsd: 0 }),
      ),
    ).toStrictEqual([
      'as_it_should_be',
      expect.stringContaining('no more than the $0.005 set aside') as string,
    ]));

  it('lists every turn, newest first, with its own events', () => {
    const second = { turnId: 'turn-2', turnNumber: 2 };
    const findings = judge(
      'charged_for_nothing',
      ...sent,
      on('22', 'TurnNarrated'),
      on('22', 'ReservationCaptured'),
      on('23', 'TurnSubmitted', { ...second, parentTurnId: 'turn-1' }),
      on('23', 'TurnFailed', second),
    );
    expect(
      findings.map(({ subjectId, evidence }) => [subjectId, evidence.map(({ id }) => id)]),
    ).toStrictEqual([
      ['turn-2', ['event-5', 'event-6']],
      ['turn-1', ['event-1', 'event-2', 'event-3', 'event-4']],
    ]);
  });
});

describe('paid and no credits', () => {
  const opened = on('20', 'CheckoutOpened');
  const completed = on('21', 'PaymentCompleted');
  const credited = on('21', 'CreditsPurchased');
  it.each<[string, Line[], string, string]>([
    [
      'credited',
      [opened, completed, credited],
      'as_it_should_be',
      'You paid $10.00 on 21 November 2026, and all $10.00 of its credits were added to your balance on 21 November 2026.',
    ],
    [
      'the full game',
      [
        opened,
        on('21', 'PaymentCompleted', { product: 'full-game' }),
        credited,
        on('21', 'FullGameUnlocked'),
      ].map(fullGame),
      'as_it_should_be',
      'You paid $10.00 on 21 November 2026, and all $10.00 of its credits were added to your balance on 21 November 2026, and the full game was opened.',
    ],
    [
      'claimed later',
      [
        on('20', 'CheckoutOpened', { playerId: null }),
        on('21', 'PaymentCompleted', { playerId: null }),
        on('23', 'PaymentClaimed'),
        on('23', 'CreditsPurchased'),
      ],
      'as_it_should_be',
      'You paid $10.00 on 21 November 2026, and all $10.00 of its credits were added to your balance on 23 November 2026, when the payment was brought to your account.',
    ],
    [
      'credited and refunded since',
      [opened, completed, credited, on('24', 'PaymentRefunded')],
      'as_it_should_be',
      'You paid $10.00 on 21 November 2026, and all $10.00 of its credits were added to your balance on 21 November 2026; since then $6.58 went back to you.',
    ],
    [
      'credited and disputed since',
      [opened, completed, credited, on('22', 'PaymentDisputed'), on('22', 'CreditsFrozen')],
      'under_way',
      'You paid $10.00 on 21 November 2026, and all $10.00 of its credits were added to your balance on 21 November 2026; your bank is deciding about this payment, and until it has, what is disputed of these credits is frozen and cannot be played.',
    ],
    [
      'unclaimed',
      [on('20', 'CheckoutOpened', { playerId: null }), on('21', 'PaymentCompleted', { playerId: null })],
      'under_way',
      'You paid $10.00 on 21 November 2026 without an account, and the payment waits to be claimed: its credits are added when it is, and after 21 December 2026 it goes back to the card.',
    ],
    [
      'on its way back, for nobody claimed it',
      [
        on('20', 'CheckoutOpened', { playerId: null }),
        on('21', 'PaymentCompleted', { playerId: null }),
        on('22', 'UnclaimedReturnBegun'),
      ],
      'under_way',
      'You paid $10.00 on 21 November 2026 without an account, nobody claimed it within 30 days, and $10.00 are on their way back to the card.',
    ],
    [
      'returned',
      [
        on('20', 'CheckoutOpened', { playerId: null }),
        on('21', 'PaymentCompleted', { playerId: null }),
        on('22', 'UnclaimedReturnBegun'),
        on('23', 'UnclaimedPaymentReturned'),
      ],
      'as_it_should_be',
      'You paid $10.00 on 21 November 2026, and no credits were added because $10.00 went back to you.',
    ],
    [
      'disputed before it was credited',
      [opened, completed, on('22', 'PaymentDisputed')],
      'under_way',
      'You paid $10.00 on 21 November 2026, and your bank is deciding about this payment: until then no credits are added for it.',
    ],
    [
      'expired',
      [opened, on('21', 'CheckoutExpired')],
      'as_it_should_be',
      'You opened the payment page for $10.00 on 20 November 2026, and it was closed on 21 November 2026 without a payment, so that nothing was taken and nothing was added.',
    ],
    [
      'open at the provider',
      [on('26T10:00', 'CheckoutOpened')],
      'under_way',
      'You opened the payment page for $10.00 on 26 November 2026, and the payment provider has not told us yet that it was paid: we ask it ourselves by 27 November 2026 at the latest, and what was paid is added then.',
    ],
    [
      'completed a moment ago',
      [opened, on('26T11:59', 'PaymentCompleted')],
      'under_way',
      'You paid $10.00 on 26 November 2026, and its credits are being added.',
    ],
    [
      'planted: nobody asked the provider',
      [opened],
      'not_as_it_should_be',
      'You opened the payment page for $10.00 on 20 November 2026, and by 21 November 2026 we should have asked the payment provider whether it was paid, but there is no answer on record: that is our mistake.',
    ],
    [
      'planted: completed without credit',
      [opened, completed],
      'not_as_it_should_be',
      'You paid $10.00 on 21 November 2026, and its $10.00 of credits were never added: that is our mistake.',
    ],
    [
      'planted: other credits than were bought',
      [opened, completed, on('21', 'CreditsPurchased', { amountMicroUsd: 9_000_000 })],
      'not_as_it_should_be',
      'You paid $10.00 on 21 November 2026, which buys $10.00 of credits, but $9.00 were added: that is our mistake.',
    ],
    [
      'planted: credited twice',
      [opened, completed, credited, credited],
      'not_as_it_should_be',
      'You paid $10.00 on 21 November 2026, and its credits were added 2 times: that is our mistake.',
    ],
    [
      'planted: credits of no payment',
      [credited],
      'not_as_it_should_be',
      'On 21 November 2026, $10.00 of credits were added for a payment that is not on record: that is our mistake.',
    ],
  ])('%s', (_name, lines, verdict, sentence) =>
    expect(found('paid_and_no_credits', ...lines)).toStrictEqual([verdict, sentence]),
  );

  function fullGame([at, event]: Line): Line {
    return [at, { ...event, data: { ...event.data, product: 'full-game' } } as EvidenceEvent];
  }
});

describe('the story is gone', () => {
  const begun = on('21', 'GameStarted');
  const numbered = (turnNumber: number) => ({ turnId: `turn-${turnNumber}`, turnNumber });
  const tell = (at: string, turnNumber: number, parentTurnId: string): Line[] => [
    on(at, 'TurnSubmitted', { ...numbered(turnNumber), parentTurnId }),
    on(at, 'TurnNarrated', numbered(turnNumber)),
  ];
  const two = [begun, ...tell('22', 1, gameId), ...tell('23', 2, 'turn-1')];
  const name = 'Your French Revolution game of 21 November 2026';

  it.each<[string, Line[], string, string]>([
    [
      'at its opening',
      [begun],
      'as_it_should_be',
      `${name} is there: it stands at its opening, and no turn of it was told yet.`,
    ],
    [
      'there',
      two,
      'as_it_should_be',
      `${name} is there with all its 2 told turns, the newest of 23 November 2026.`,
    ],
    [
      'ended',
      [
        ...two,
        on('24', 'TurnSubmitted', { ...numbered(3), parentTurnId: 'turn-2' }),
        on('24', 'TurnNarrated', { ...numbered(3), ending: 'death' }),
      ],
      'as_it_should_be',
      `${name} is there with all its 3 told turns, the newest of 24 November 2026; it ended on 24 November 2026 with the death of your character, and can be read and gone back in.`,
    ],
    [
      'rewound',
      [...two, on('24', 'GameRewound', { toTurnId: 'turn-1' })],
      'as_it_should_be',
      `${name} is there with all its 2 told turns: you went back to turn 1 on 24 November 2026, and 1 turn told on another way is kept on the branch that ends with turn 2 of 23 November 2026, where you can go on.`,
    ],
    [
      'deleted',
      [...two, on('24', 'GameDeleted')],
      'as_it_should_be',
      `${name}, 2 told turns long, was deleted on 24 November 2026 at your own request; what was deleted cannot be brought back.`,
    ],
    [
      'gone with the account',
      [...two, on('24', 'PlayerErasureRequested'), on('25', 'GameDeleted')],
      'as_it_should_be',
      `${name}, 2 told turns long, was deleted on 25 November 2026 with your account, which you asked for on 24 November 2026; what was deleted cannot be brought back.`,
    ],
    [
      'a turn under way',
      [...two, on('26T11:59', 'TurnSubmitted', { ...numbered(3), parentTurnId: 'turn-2' })],
      'under_way',
      `${name} is there with 2 told turns, and since 26 November 2026 its newest turn is being told.`,
    ],
    [
      'planted: a turn hangs',
      [...two, on('24', 'TurnSubmitted', { ...numbered(3), parentTurnId: 'turn-2' })],
      'not_as_it_should_be',
      `${name} is there with 2 told turns, and since 24 November 2026 its newest turn was never brought to its end: that is our mistake.`,
    ],
    [
      'planted: a page is missing',
      [begun, ...tell('23', 2, 'turn-1')],
      'not_as_it_should_be',
      `${name} is there, but the pages before its turn 2 of 23 November 2026 are missing: that is our mistake.`,
    ],
  ])('%s', (_name, lines, verdict, sentence) =>
    expect(found('story_is_gone', ...lines)).toStrictEqual([verdict, sentence]),
  );
});

describe('refunded too little', () => {
  const bought = [on('20', 'CheckoutOpened'), on('20', 'PaymentCompleted'), on('20', 'CreditsPurchased')];
  const play = (turnNumber: number, chargedMicroUsd: number): Line[] => [
    on('21', 'CreditsReserved', {
      turnId: `turn-${turnNumber}`,
      turnNumber,
      amountMicroUsd: chargedMicroUsd,
    }),
    on('21', 'ReservationCaptured', {
      turnId: `turn-${turnNumber}`,
      turnNumber,
      chargedMicroUsd,
      returnedMicroUsd: 0,
      lots: [{ lotId: paymentId, amountMicroUsd: chargedMicroUsd }],
    }),
  ];
  const played = [...bought, ...play(1, 3_000_000), ...play(2, 420_000)];
  const refunded = [
    ...played,
    on('22', 'RefundHeld'),
    on('23', 'PaymentRefunded'),
    on('23', 'RefundSettled'),
  ];
  const five = { moneyRefundedCents: 500, creditsReturnedMicroUsd: 5_000_000 };
  const whole = { kind: 'guarantee', moneyRefundedCents: 1_000, guaranteeCostMicroUsd: 3_420_000 } as const;
  const two = { refundId: 'goodwill', moneyRefundedCents: 200, creditsReturnedMicroUsd: 2_000_000 } as const;
  const bySupport: readonly Line[] = [
    on('22', 'RefundHeld', { ...two, kind: 'staff' }),
    on('22', 'PaymentRefunded', { refundId: 'goodwill', amountCents: 200 }),
    on('22', 'RefundSettled', two),
  ];
  const start = 'You paid $10.00 on 20 November 2026, played $3.42 of it in 2 turns, and';

  it.each<[string, Line[], string, string]>([
    [
      'the unspent part',
      refunded,
      'as_it_should_be',
      `${start} got back $6.58 on 23 November 2026: the unspent part, to the cent.`,
    ],
    [
      'a fraction of a cent stays',
      [
        ...bought,
        ...play(1, 3_423_712),
        on('22', 'RefundHeld', { moneyRefundedCents: 657, creditsReturnedMicroUsd: 6_570_000 }),
        on('23', 'PaymentRefunded', { amountCents: 657 }),
        on('23', 'RefundSettled', { moneyRefundedCents: 657, creditsReturnedMicroUsd: 6_570_000 }),
      ],
      'as_it_should_be',
      'You paid $10.00 on 20 November 2026, played $3.423712 of it in 1 turn, and got back $6.57 on 23 November 2026: the unspent part, to the cent.',
    ],
    [
      'the guarantee',
      [
        ...played,
        on('22', 'RefundHeld', whole),
        on('23', 'PaymentRefunded', { amountCents: 1_000 }),
        on('23', 'RefundSettled', { moneyRefundedCents: 1_000 }),
      ],
      'as_it_should_be',
      `${start} got back $10.00 on 23 November 2026: the whole price, by the thirty-day guarantee.`,
    ],
    [
      'a part by support, the rest asked for',
      [
        ...played,
        ...bySupport,
        on('24', 'RefundHeld', {
          refundId: 'rest',
          creditsReturnedMicroUsd: 4_580_000,
          moneyRefundedCents: 458,
        }),
      ],
      'under_way',
      'You paid $10.00 on 20 November 2026, played $3.42 of it in 2 turns, got back $2.00 on 22 November 2026, as was decided by us, and have $4.58 on their way back since 24 November 2026: the unspent part, to the cent.',
    ],
    [
      'refused by the provider',
      [...played, on('22', 'RefundHeld'), on('23', 'RefundReleased')],
      'as_it_should_be',
      `${start} asked for $6.58 back on 22 November 2026, which the payment provider refused on 23 November 2026, so that $6.58 of credits are in your balance again.`,
    ],
    [
      'failed at the bank',
      [...refunded, on('24', 'PaymentRefundFailed'), on('24', 'RefundReversed')],
      'as_it_should_be',
      `${start} asked for $6.58 back on 22 November 2026, which failed at your bank on 24 November 2026, so that $6.58 of credits are in your balance again.`,
    ],
    ['nothing asked for', played, 'as_it_should_be', `${start} have $6.58 of it unspent.`],
    [
      'the bank decides',
      [...played, on('22', 'PaymentDisputed')],
      'under_way',
      `${start} have $6.58 of it unspent; since 22 November 2026 your bank is deciding about $10.00 of it.`,
    ],
    [
      'the bank took it',
      [...played, on('22', 'PaymentDisputed'), on('24', 'DisputeClosed')],
      'as_it_should_be',
      `${start} have $6.58 of it unspent; your bank took back $10.00 of it on 24 November 2026.`,
    ],
    [
      'planted: too little was asked for',
      [
        ...played,
        on('22', 'RefundHeld', five),
        on('23', 'PaymentRefunded', { amountCents: 500 }),
        on('23', 'RefundSettled', five),
      ],
      'not_as_it_should_be',
      `${start} got back $5.00 on 22 November 2026, though $6.58 were unspent: that is our mistake.`,
    ],
    [
      'planted: too little was paid out',
      [
        ...played,
        on('22', 'RefundHeld'),
        on('23', 'PaymentRefunded', { amountCents: 500 }),
        on('23', 'RefundSettled'),
      ],
      'not_as_it_should_be',
      `${start} were to get back $6.58, but $5.00 were paid out on 23 November 2026: that is our mistake.`,
    ],
    [
      'planted: nothing was paid out',
      [...played, on('22', 'RefundHeld'), on('23', 'RefundSettled')],
      'not_as_it_should_be',
      `${start} were to get back $6.58 on 22 November 2026, but no payout is on record: that is our mistake.`,
    ],
    [
      'planted: fewer credits came back than were held',
      [...played, on('22', 'RefundHeld'), on('23', 'RefundReleased', { creditsReturnedMicroUsd: 5_000_000 })],
      'not_as_it_should_be',
      `${start} asked for $6.58 back on 22 November 2026, which the payment provider refused on 23 November 2026, but of $6.58 of credits only $5.00 came back: that is our mistake.`,
    ],
    [
      'planted: the failed refund was never given back',
      [...refunded, on('24', 'PaymentRefundFailed')],
      'not_as_it_should_be',
      `${start} got back $6.58 on 23 November 2026, which failed at your bank on 24 November 2026, and whose credits are not in your balance again yet: that is our mistake.`,
    ],
  ])('%s', (_name, lines, verdict, sentence) =>
    expect(found('refunded_too_little', ...lines)).toStrictEqual([verdict, sentence]),
  );
});
