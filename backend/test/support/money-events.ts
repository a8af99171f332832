/** Raw events of money as the log holds them, to be put together to a course of life: a payment `pay` of player `ada`, and turns of their game. */
import type { TimedEvent } from '../../src/audit/ledger/index.js';

export interface RawLine {
  readonly streamId: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const line = (streamId: string, type: string, data: RawLine['data']): RawLine => ({ streamId, type, data });

/** Of a line, with other data. */
export const but = (of: RawLine, data: RawLine['data']): RawLine => ({
  ...of,
  data: { ...of.data, ...data },
});

const CENT = 10_000;
const PLAYER = 'ada';
const PAYMENT = 'pay';

const payment = (type: string, data: RawLine['data'] = {}): RawLine =>
  line(`payment-${PAYMENT}`, type, { paymentId: PAYMENT, ...data });
const wallet = (type: string, data: RawLine['data']): RawLine =>
  line(`wallet-${PLAYER}`, type, { playerId: PLAYER, ...data });

export const opened = (cents = 1000, playerId: string | null = PLAYER): RawLine =>
  payment('CheckoutOpened', { playerId, amountCents: cents, creditsMicroUsd: cents * CENT });
export const completed = (cents = 1000, playerId: string | null = PLAYER): RawLine =>
  payment('PaymentCompleted', {
    playerId,
    sessionId: 'session',
    paymentIntentId: 'intent',
    amountCents: cents,
    creditsMicroUsd: cents * CENT,
  });
export const claimed = (): RawLine => payment('PaymentClaimed', { playerId: PLAYER, creditsMicroUsd: 0 });
export const purchased = (cents = 1000): RawLine =>
  wallet('CreditsPurchased', { paymentId: PAYMENT, amountMicroUsd: cents * CENT });
export const granted = (amountMicroUsd: number): RawLine =>
  wallet('CreditsGranted', { grantId: 'gift', amountMicroUsd, reasonCode: 'goodwill' });

export const held = (credits: number, cents: number): RawLine => wallet('RefundHeld', refund(credits, cents));
export const settled = (credits: number, cents: number): RawLine =>
  wallet('RefundSettled', refund(credits, cents));
export const reversed = (credits: number, cents: number): RawLine =>
  wallet('RefundReversed', refund(credits, cents));
export const releasedRefund = (credits: number): RawLine =>
  wallet('RefundReleased', { ...refund(credits, 0), returnedTo: 'available' });
function refund(creditsReturnedMicroUsd: number, cents: number): RawLine['data'] {
  return {
    refundId: 'back',
    paymentId: PAYMENT,
    creditsReturnedMicroUsd,
    moneyRefundedCents: cents,
    guaranteeCostMicroUsd: cents * CENT - creditsReturnedMicroUsd,
  };
}
export const refunded = (cents: number): RawLine =>
  payment('PaymentRefunded', { refundId: 'back', amountCents: cents });
export const refundFailed = (cents: number): RawLine =>
  payment('PaymentRefundFailed', { refundId: 'back', amountCents: cents });
export const owed = (cents: number): RawLine =>
  payment('MoneyOwed', { playerId: PLAYER, refundId: 'back', amountCents: cents, code: 'charge_disputed' });
export const returnBegun = (cents: number): RawLine =>
  payment('UnclaimedReturnBegun', { refundId: 'back', amountCents: cents });
export const returned = (cents: number): RawLine =>
  payment('UnclaimedPaymentReturned', { refundId: 'back', amountCents: cents });

const dispute = { playerId: PLAYER, disputeId: 'claim' };
export const disputed = (cents = 1000): RawLine =>
  payment('PaymentDisputed', { ...dispute, amountCents: cents });
export const reopened = (cents = 1000): RawLine =>
  payment('DisputeReopened', { ...dispute, amountCents: cents });
export const decided = (lostCents: number, cents = 1000): RawLine =>
  payment('DisputeClosed', {
    ...dispute,
    outcome: lostCents > 0 ? 'lost' : 'won',
    amountCents: cents,
    lostCents,
  });
const claim = { disputeId: 'claim', paymentId: PAYMENT };
export const frozen = (amountMicroUsd: number): RawLine =>
  wallet('CreditsFrozen', { ...claim, amountMicroUsd, disputedMicroUsd: amountMicroUsd, news: 1 });
/** Names its dispute alone. */
export const unfrozen = (amountMicroUsd: number): RawLine =>
  wallet('CreditsUnfrozen', { disputeId: 'claim', amountMicroUsd, news: 2 });
export const clawedBack = (amountMicroUsd: number): RawLine =>
  wallet('CreditsClawedBack', { ...claim, amountMicroUsd });
export const writtenOff = (amountMicroUsd: number): RawLine =>
  wallet('DisputeWrittenOff', { ...claim, amountMicroUsd });
export const reinstated = (amountMicroUsd: number, writtenOffMicroUsd: number): RawLine =>
  wallet('CreditsReinstated', { ...claim, amountMicroUsd, writtenOffMicroUsd });
export const forfeited = (amountMicroUsd: number, frozenMicroUsd = 0): RawLine =>
  wallet('CreditsForfeited', { amountMicroUsd, frozenMicroUsd, reasonCode: 'account_deleted' });

const turn = { playerId: PLAYER, gameId: 'rome', turnId: 'turn', turnNumber: 1 };
const game = (type: string, data: RawLine['data']): RawLine => line('game-rome', type, { ...turn, ...data });
export const CEILING = 32_000;
export const CHARGE = 4_580;
export const submitted = (): RawLine => game('TurnSubmitted', { ceilingMicroUsd: CEILING });
export const reserved = (): RawLine => wallet('CreditsReserved', { ...turn, amountMicroUsd: CEILING });
const told = {
  model: 'gpt-4.1-2025-04-14',
  usage: { input: 2_000, cachedInput: 1_000, output: 300 },
  providerCostMicroUsd: 4_900,
  chargeMicroUsd: CHARGE,
  outputCharacters: 1_240,
};
export const narrated = (): RawLine => game('TurnNarrated', told);
export const stopped = (): RawLine => game('TurnStopped', { ...told, outputCharacters: 12 });
export const failed = (): RawLine =>
  game('TurnFailed', { code: 'model_unavailable', providerCostMicroUsd: 700 });
export const summarised = (): RawLine =>
  line('game-rome', 'ChronicleSummarised', { gameId: 'rome', playerId: PLAYER, providerCostMicroUsd: 90 });
export const captured = (charged = CHARGE, lotId = PAYMENT): RawLine =>
  wallet('ReservationCaptured', {
    ...turn,
    chargedMicroUsd: charged,
    returnedMicroUsd: CEILING - charged,
    returnedTo: 'available',
    lots: [{ lotId, amountMicroUsd: charged }],
  });
export const released = (): RawLine =>
  wallet('ReservationReleased', { ...turn, returnedMicroUsd: CEILING, returnedTo: 'available' });
export const voided = (): RawLine => wallet('ReservationVoided', turn);
export const demoNarrated = (): RawLine =>
  line('demo-free', 'DemoTurnNarrated', {
    ...told,
    demoId: 'free',
    turnId: 'first',
    chargeMicroUsd: undefined,
  });

const START_MS = Date.parse('2026-11-01T12:00:00.000Z');
/** One event a second, from noon of 1 November 2026. */
export function logOf(...lines: readonly RawLine[]): TimedEvent[] {
  const revisions = new Map<string, bigint>();
  return lines.map(({ streamId, type, data }, place) => {
    const revision = revisions.get(streamId) ?? 0n;
    revisions.set(streamId, revision + 1n);
    return {
      streamId,
      type,
      data,
      revision,
      position: BigInt(place),
      eventId: `event-${place}`,
      at: new Date(START_MS + place * 1000).toISOString(),
    };
  });
}
/** Long after all of it. */
export const LATER = new Date('2026-11-02T12:00:00.000Z');
