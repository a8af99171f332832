/** From a complaint to its proof, over HTTP: what players did is judged from their logs, and what is planted there is found. */
import { randomUUID } from 'node:crypto';
import type {
  Complaint,
  Finding,
  PaymentSuccessAnswer,
  Problem,
  Proof,
  PurchaseAnswer,
} from '@rubicon/contracts';
import { aggregates } from '@rubicon/domain';
import type { EventStore } from '@rubicon/eventsourcing';
import { Aggregates, CommandContexts, EVENT_STORE } from '../src/platform/event-store/index.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { Till } from './support/till.js';
import { ToldGame } from './support/told-turns.js';

let till: Till;
let ada: StaffPerson;

beforeAll(async () => {
  till = await Till.open();
  ada = await StaffPerson.of(till.backend, 'Ada', ['support']);
}, 90_000);

afterAll(async () => {
  await till?.close();
}, 30_000);

async function proofOf(player: TestPlayer, complaint: Complaint): Promise<Finding[]> {
  ada.saw(BigInt(player.headers['x-log-position'] ?? 0));
  const { body } = await ada.get(`/api/staff/players/${player.id}/proofs/${complaint}`).expect(200);
  expect((body as Proof).complaint).toBe(complaint);
  return (body as Proof).findings;
}

const shown = ({ subjectId, verdict, sentence, events }: Finding) => ({
  subjectId,
  verdict,
  sentence,
  events: events.map(({ type }) => type),
});

async function buy(player: TestPlayer): Promise<string> {
  const { url } = (await player.post('/api/credits/purchase', { amount: 5 }).expect(200))
    .body as PurchaseAnswer;
  const sessionId = await till.pay(url);
  const confirmed = await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  return (confirmed.body as PaymentSuccessAnswer).paymentId;
}

const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());

describe('a complaint', () => {
  it('leads to the turns that were charged, and to their events', async () => {
    const game = await ToldGame.start(till.backend, await TestPlayer.signUp(till.backend));
    const turnId = await game.submit();
    await game.narrate(turnId);
    await till.until(async () => ((await game.player.statement()).chargedMicroUsd > 0 ? true : null));
    expect((await proofOf(game.player, 'charged_for_nothing')).map(shown)).toEqual([
      {
        subjectId: turnId,
        verdict: 'as_it_should_be',
        sentence: `On ${today}, turn 1 of your French Revolution game of ${today} was told in 22 characters: the narrator read 2,000 tokens (1,000 of them at the lower price for what it had read before) and wrote 300 tokens, which by the price list of 2026-11 costs $0.0049; you were charged $0.0049, and $0.0271 of the $0.032 set aside came back.`,
        events: ['TurnSubmitted', 'CreditsReserved', 'TurnNarrated', 'ReservationCaptured'],
      },
    ]);
  });

  it('leads to the payments, and to what was refunded of them', async () => {
    const player = await TestPlayer.signUp(till.backend, 0);
    const paymentId = await buy(player);
    expect((await proofOf(player, 'paid_and_no_credits')).map(shown)).toEqual([
      {
        subjectId: paymentId,
        verdict: 'as_it_should_be',
        sentence: `You paid $5.00 on ${today}, and all $5.00 of its credits were added to your balance on ${today}.`,
        events: ['CheckoutOpened', 'CheckoutSessionAttached', 'PaymentCompleted', 'CreditsPurchased'],
      },
    ]);
    await player.post(`/api/payments/${paymentId}/refund`).expect(202);
    await till.until(async () =>
      (await proofOf(player, 'refunded_too_little'))[0]?.verdict === 'as_it_should_be' ? true : null,
    );
    expect((await proofOf(player, 'refunded_too_little')).map(shown)).toEqual([
      {
        subjectId: paymentId,
        verdict: 'as_it_should_be',
        sentence: `You paid $5.00 on ${today}, played none of it, and got back $5.00 on ${today}: the unspent part, to the cent.`,
        events: [
          'CheckoutOpened',
          'CheckoutSessionAttached',
          'PaymentCompleted',
          'CreditsPurchased',
          'RefundHeld',
          'PaymentRefunded',
          'RefundSettled',
        ],
      },
    ]);
  });

  it('leads to games that are there, went back, or were deleted by their player', async () => {
    const game = await ToldGame.start(till.backend, await TestPlayer.signUp(till.backend));
    const one = await game.tell(game.id);
    await game.tell(one);
    await game.player.post(`/api/games/${game.id}/rewind`, { turnId: one });
    await game.player.delete(`/api/games/${game.id}`).expect(204);
    expect((await proofOf(game.player, 'story_is_gone')).map(shown)).toEqual([
      {
        subjectId: game.id,
        verdict: 'as_it_should_be',
        sentence: `Your French Revolution game of ${today}, 2 told turns long, was deleted on ${today} at your own request; what was deleted cannot be brought back.`,
        events: ['GameStarted', 'GameDeleted'],
      },
    ]);
  });

  it('finds what is planted in the log: a charge without a turn', async () => {
    const player = await TestPlayer.signUp(till.backend);
    const { gameId } = await player.startGame();
    const [turnId, wallet] = [randomUUID(), till.backend.app.get(Aggregates).wallet];
    const context = () => till.backend.app.get(CommandContexts).of({ actorId: 'system:test' });
    const turn = { playerId: player.id, gameId, turnId, turnNumber: 1 };
    await wallet.handle(
      player.id,
      { type: 'ReserveCredits', ...turn, amountMicroUsd: 32_000, priceVersion: '2026-11' },
      context(),
    );
    await wallet.handle(player.id, { type: 'CaptureReservation', ...turn, chargeMicroUsd: 5_000 }, context());
    expect((await proofOf(player, 'charged_for_nothing')).map(shown)).toEqual([
      {
        subjectId: turnId,
        verdict: 'not_as_it_should_be',
        sentence: `On ${today}, turn 1 of your French Revolution game of ${today} was charged $0.005, and no words were ever told for it: that is our mistake.`,
        events: ['CreditsReserved', 'ReservationCaptured'],
      },
    ]);
  });

  it('is recorded as a read, is there for support alone, and is one of four', async () => {
    const player = await TestPlayer.signUp(till.backend, 0);
    expect(await proofOf(player, 'story_is_gone')).toEqual([]);
    const events = [];
    const store = till.backend.app.get<EventStore>(EVENT_STORE);
    for await (const stored of store.readStream(`support-${player.id}`, 0n))
      events.push(aggregates.support.codec.decode(stored).event);
    expect(events).toMatchObject([
      {
        type: 'PersonRead',
        data: { playerId: player.id, staffId: ada.id, what: 'proof', subjectId: 'story_is_gone' },
      },
    ]);

    const path = (id: string, complaint: string) => `/api/staff/players/${id}/proofs/${complaint}`;
    await player.get(path(player.id, 'story_is_gone')).expect(404);
    const wrong = await ada.get(path(player.id, 'rude')).expect(400);
    expect((wrong.body as Problem).code).toBe('invalid_request');
    for (const id of [randomUUID(), 'none']) {
      const { body } = await ada.get(path(id, 'story_is_gone')).expect(410);
      expect((body as Problem).code).toBe('unknown_player');
    }
  });
});
