import { fold } from '@rubicon/eventsourcing';
import { happened, held, purchased } from '../testing/wallet-events.js';
import { noPlayer } from '../player/player.state.js';
import { walletDecider } from '../wallet/wallet.decider.js';
import type { WalletEvent } from '../wallet/wallet.events.js';
import { paymentDecider } from './payment.decider.js';
import type { PaymentEvent } from './payment.events.js';
import { nextPaymentStep } from './payment.process.js';
import type { PaymentOwner, PaymentStep, PaymentViews } from './payment-views.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = '2026-11-21T12:00:00.000Z';
const nowMs = Date.parse(at);
const paymentId = 'p1';
const what = { paymentId, amountCents: 500, creditsMicroUsd: 5_000_000 } as const;
const nothing: PaymentStep = { do: 'nothing' };

const opened = (
  playerId: string | null = 'player',
  product: 'credits' | 'full-game' = 'credits',
): PaymentEvent => ({
  type: 'CheckoutOpened',
  data: { ...what, playerId, product, returnTo: 'account', openedAt: at },
});
const attached: PaymentEvent = { type: 'CheckoutSessionAttached', data: { paymentId, sessionId: 's1' } };
const completed = (playerId: string | null = 'player'): PaymentEvent => ({
  type: 'PaymentCompleted',
  data: { ...what, playerId, sessionId: 's1', paymentIntentId: 'i1', product: 'credits', completedAt: at },
});
const refunded = (refundId: string, amountCents = 500): PaymentEvent => ({
  type: 'PaymentRefunded',
  data: { paymentId, refundId, amountCents },
});
const refundFailed = (refundId: string, amountCents = 500): PaymentEvent => ({
  type: 'PaymentRefundFailed',
  data: { paymentId, refundId, amountCents },
});
const disputed = (amountCents = 500, disputeId = 'd1'): PaymentEvent => ({
  type: 'PaymentDisputed',
  data: { paymentId, playerId: 'player', disputeId, amountCents },
});
const closed = (lostCents: number, amountCents = 500): PaymentEvent => ({
  type: 'DisputeClosed',
  data: {
    paymentId,
    playerId: 'player',
    disputeId: 'd1',
    outcome: lostCents > 0 ? 'lost' : 'won',
    amountCents,
    lostCents,
  },
});
const reopened: PaymentEvent = {
  type: 'DisputeReopened',
  data: { paymentId, playerId: 'player', disputeId: 'd1', amountCents: 500 },
};
const owed = (refundId: string, amountCents = 500): PaymentEvent => ({
  type: 'MoneyOwed',
  data: { paymentId, playerId: 'player', refundId, amountCents, code: 'no' },
});
const returning = (refundId: string, begunAt = at): PaymentEvent => ({
  type: 'UnclaimedReturnBegun',
  data: { paymentId, refundId, amountCents: 500, begunAt },
});
const returned = (refundId: string): PaymentEvent => ({
  type: 'UnclaimedPaymentReturned',
  data: { paymentId, refundId, amountCents: 500 },
});
const returnRefused = (refundId: string): PaymentEvent => ({
  type: 'UnclaimedReturnRefused',
  data: { paymentId, refundId, code: 'no' },
});
const paid = [opened(), attached, completed()];
const paidByVisitor = [opened(null), attached, completed(null)];

const credited = purchased(paymentId, 5_000_000);
const settled = (refundId: string, cents = 500): WalletEvent =>
  happened('RefundSettled', {
    refundId,
    paymentId,
    creditsReturnedMicroUsd: cents * 10_000,
    moneyRefundedCents: cents,
    guaranteeCostMicroUsd: 0,
  });
const frozen = (news = 1, disputedMicroUsd = 5_000_000): WalletEvent =>
  happened('CreditsFrozen', {
    disputeId: 'd1',
    paymentId,
    amountMicroUsd: disputedMicroUsd,
    disputedMicroUsd,
    news,
  });
const clawedBack = (amountMicroUsd: number): WalletEvent =>
  happened('CreditsClawedBack', { disputeId: 'd1', paymentId, amountMicroUsd });
const unfrozen = (amountMicroUsd = 0, news = 2): WalletEvent =>
  happened('CreditsUnfrozen', { disputeId: 'd1', amountMicroUsd, news });
const forfeited = (amountMicroUsd = 0): WalletEvent =>
  happened('CreditsForfeited', { amountMicroUsd, frozenMicroUsd: 0, reasonCode: 'account_deleted' });

function given(
  history: readonly PaymentEvent[],
  wallet: readonly WalletEvent[] = [],
  rest: Partial<PaymentOwner['player']> = {},
) {
  const payment = fold(paymentDecider, history);
  const owner =
    payment.playerId === null || payment.status !== 'completed'
      ? null
      : {
          playerId: payment.playerId,
          player: { ...noPlayer(), playerId: payment.playerId, ...rest },
          wallet: fold(walletDecider, wallet),
        };
  const views: PaymentViews = {
    payment,
    owner,
    claimantId: null,
    pendingRefunds: new Set(),
    isSessionFresh: false,
    refundIdOf: (name) => `${name} of ${paymentId}`,
  };
  return {
    then: (step: PaymentStep, seen: Partial<PaymentViews> = {}, ageMs = 0): void =>
      expect(nextPaymentStep({ ...views, ...seen }, nowMs + ageMs)).toStrictEqual(step),
  };
}

describe('a checkout', () => {
  it('is left alone while its page is open', () =>
    given([opened(), attached]).then(nothing, {}, 25 * HOUR_MS - 1));
  it('is asked about when it should have come to an end', () =>
    given([opened(), attached]).then({ do: 'ask' }, {}, 25 * HOUR_MS));
  it('is asked about once', () =>
    given([opened(), attached]).then(nothing, { isSessionFresh: true }, 25 * HOUR_MS));
  it('expires by itself when it never had a page', () =>
    given([opened()]).then({ do: 'expire' }, {}, 25 * HOUR_MS));
  it('has ended', () =>
    given([opened(), attached, { type: 'CheckoutExpired', data: { paymentId, expiredAt: at } }]).then(
      nothing,
      {},
      25 * HOUR_MS,
    ));
  it('is none that was never opened', () => given([]).then(nothing, {}, 25 * HOUR_MS));
});

describe('money that has come', () => {
  it('is credited', () => given(paid).then({ do: 'credit' }));
  it('unlocks the full game', () => {
    const full = [opened('player', 'full-game'), attached, completed()];
    given(full, [credited]).then({ do: 'unlock' });
    given(full, [credited], { unlockedBy: [paymentId] }).then(nothing);
    given(full, [credited], { erasure: 'requested' }).then(nothing);
  });
  it('is at rest', () => given(paid, [credited]).then(nothing));
  it('goes to the visitor who signed in since', () => {
    given(paidByVisitor).then({ do: 'claim', playerId: 'player' }, { claimantId: 'player' });
    given([...paidByVisitor, disputed()]).then(nothing, { claimantId: 'player' });
    given([...paidByVisitor, refunded('r1')]).then(nothing, { claimantId: 'player' });
  });
});

describe('money that nobody claims', () => {
  const days = (count: number): number => count * DAY_MS;
  it('waits for thirty days', () => given(paidByVisitor).then(nothing, {}, days(30) - 1));
  it('goes back then', () =>
    given(paidByVisitor).then({ do: 'begin_return', refundId: 'unclaimed of p1' }, {}, days(30)));
  it('goes to whoever claims it rather', () =>
    given(paidByVisitor).then({ do: 'claim', playerId: 'player' }, { claimantId: 'player' }, days(30)));
  it('is paid by the provider', () =>
    given([...paidByVisitor, returning('r9')]).then({
      do: 'pay',
      for: 'unclaimed',
      refundId: 'r9',
      amountCents: 500,
    }));
  it('waits while the provider has not decided', () =>
    given([...paidByVisitor, returning('r9')]).then(nothing, { pendingRefunds: new Set(['r9']) }));
  it('is at rest when it was returned', () =>
    given([...paidByVisitor, returning('r9'), returned('r9')]).then(nothing, {}, days(40)));
  it('is tried again after a day, under another id', () => {
    const refused = [...paidByVisitor, returning('unclaimed of p1'), returnRefused('unclaimed of p1')];
    given(refused).then(nothing, {}, days(1) - 1);
    given(refused).then({ do: 'begin_return', refundId: 'unclaimed-1 of p1' }, {}, days(30));
  });
  it('is tried again when its return failed after it was paid', () =>
    given([
      ...paidByVisitor,
      returning('unclaimed of p1'),
      returned('unclaimed of p1'),
      refundFailed('unclaimed of p1'),
    ]).then({ do: 'begin_return', refundId: 'unclaimed-1 of p1' }, {}, days(30)));
  it('waits for the bank', () => given([...paidByVisitor, disputed()]).then(nothing, {}, days(40)));
  it('goes back as far as a bank has left it', () => {
    given([...paidByVisitor, disputed(), closed(200)]).then(
      { do: 'begin_return', refundId: 'unclaimed of p1' },
      {},
      days(30),
    );
    given([...paidByVisitor, disputed(), closed(500)]).then(nothing, {}, days(40));
  });
});

describe('a refund', () => {
  const asked = held('r1', paymentId, 500);
  const ask: PaymentStep = { do: 'pay', for: 'held', refundId: 'r1', amountCents: 500 };
  it('that is held is paid by the provider', () => given(paid, [credited, asked]).then(ask));
  it('waits while the provider has not decided', () =>
    given(paid, [credited, asked]).then(nothing, { pendingRefunds: new Set(['r1']) }));
  it('is settled when it was paid', () =>
    given([...paid, refunded('r1')], [credited, asked]).then({ do: 'settle', refundId: 'r1' }));
  it('is at rest then', () =>
    given([...paid, refunded('r1')], [credited, asked, settled('r1')]).then(nothing));
  it('that began at the provider is taken as it is', () =>
    given([...paid, refunded('r2', 100)], [credited]).then({
      do: 'accept',
      refundId: 'r2',
      moneyRefundedCents: 100,
    }));
  it('that was released is taken after all', () =>
    given(
      [...paid, refunded('r1')],
      [
        credited,
        asked,
        happened('RefundReleased', {
          refundId: 'r1',
          paymentId,
          creditsReturnedMicroUsd: 5_000_000,
          returnedTo: 'available',
        }),
      ],
    ).then({ do: 'accept', refundId: 'r1', moneyRefundedCents: 500 }));
  it('that failed after it was paid is reversed', () =>
    given([...paid, refunded('r1'), refundFailed('r1')], [credited, asked, settled('r1')]).then({
      do: 'reverse',
      refundId: 'r1',
    }));
  it('makes room for another one when it failed', () =>
    given(
      [...paid, refunded('r1'), refundFailed('r1'), refunded('r2')],
      [credited, asked, settled('r1')],
    ).then({
      do: 'reverse',
      refundId: 'r1',
    }));
  it('that failed before the wallet had followed is asked about once more', () =>
    given([...paid, refunded('r1'), refundFailed('r1')], [credited, asked]).then(ask));
  it('that failed when the account was gone is owed, once', () => {
    const gone = [credited, asked, settled('r1'), forfeited()];
    given([...paid, refunded('r1'), refundFailed('r1')], gone).then({
      do: 'owe',
      refundId: 'r1',
      amountCents: 500,
      code: 'refund_failed',
    });
    given([...paid, refunded('r1'), refundFailed('r1'), owed('r1')], gone).then({
      do: 'reverse',
      refundId: 'r1',
    });
    given([...paid, refunded('r1'), refundFailed('r1'), disputed(), closed(500)], gone).then({
      do: 'reverse',
      refundId: 'r1',
    });
  });
  it('of another payment is none of its business', () =>
    given(paid, [credited, purchased('p2', 5_000_000), held('r2', 'p2', 500)]).then(nothing));
});

describe('a dispute', () => {
  const freeze = (news: number, cents = 500): PaymentStep => ({
    do: 'freeze',
    disputeId: 'd1',
    disputedMicroUsd: cents * 10_000,
    news,
  });
  const close = (lostCents: number, news: number): PaymentStep => ({
    do: 'close',
    disputeId: 'd1',
    lostMicroUsd: lostCents * 10_000,
    news,
  });
  it('freezes what it disputes', () => given([...paid, disputed(200)], [credited]).then(freeze(1, 200)));
  it('waits for the bank', () => given([...paid, disputed()], [credited, frozen()]).then(nothing));
  it('is closed by what the bank keeps', () => {
    given([...paid, disputed(), closed(0)], [credited, frozen()]).then(close(0, 2));
    given([...paid, disputed(), closed(200)], [credited, frozen()]).then(close(200, 2));
  });
  it('is opened before it is closed, when both were heard of at once', () =>
    given([...paid, disputed(), closed(500)], [credited]).then(freeze(1)));
  it('that took nothing before it was heard of is no news', () =>
    given([...paid, disputed(), closed(0)], [credited]).then(nothing));
  it('is at rest', () =>
    given([...paid, disputed(), closed(500)], [credited, frozen(), clawedBack(5_000_000), unfrozen()]).then(
      nothing,
    ));
  it('goes on with an appeal, and ends anew', () => {
    const lost = [credited, frozen(), clawedBack(5_000_000), unfrozen()];
    given([...paid, disputed(), closed(500), reopened], lost).then(freeze(3));
    const frozenAgain = happened('CreditsFrozen', {
      disputeId: 'd1',
      paymentId,
      amountMicroUsd: 0,
      disputedMicroUsd: 5_000_000,
      news: 3,
    });
    given([...paid, disputed(), closed(500), reopened, closed(0)], [...lost, frozenAgain]).then(close(0, 4));
  });
  it('gives back what it took before a refund that has no room otherwise', () =>
    given(
      [...paid, disputed(), closed(500), closed(0), refunded('r1', 100)],
      [credited, frozen(), clawedBack(5_000_000), unfrozen()],
    ).then(close(0, 3)));
  it('gives back what it took of what a refund had paid as well', () => {
    const taken = [credited, frozen(), clawedBack(5_000_000), unfrozen()];
    given([...paid, disputed(), closed(500), refunded('r1', 100)], taken).then(close(400, 2));
    given([...paid, disputed(), closed(500), reopened, refunded('r1', 100)], [...taken, frozen(3)]).then({
      do: 'accept',
      refundId: 'r1',
      moneyRefundedCents: 100,
    });
  });
  it('that was opened and closed again with the same end asks nothing of the wallet', () =>
    given(
      [...paid, disputed(), closed(500), reopened, closed(500)],
      [credited, frozen(), clawedBack(5_000_000), unfrozen()],
    ).then(nothing));
  it('waits for a refund under way before it takes anything', () => {
    const asked = held('r1', paymentId, 100);
    const pending = { pendingRefunds: new Set(['r1']) };
    given([...paid, disputed(), closed(500)], [credited, asked, frozen(1, 4_000_000)]).then(nothing, pending);
    given([...paid, disputed(), closed(0)], [credited, asked, frozen(1, 4_000_000)]).then(
      close(0, 2),
      pending,
    );
  });
  it('takes what a refund that failed has left to it', () =>
    given(
      [...paid, refunded('r1', 100), disputed(), closed(500), refundFailed('r1', 100)],
      [
        credited,
        held('r1', paymentId, 100),
        settled('r1', 100),
        frozen(1, 4_000_000),
        clawedBack(4_000_000),
        unfrozen(),
        happened('RefundReversed', {
          refundId: 'r1',
          paymentId,
          creditsReturnedMicroUsd: 1_000_000,
          moneyRefundedCents: 100,
          guaranteeCostMicroUsd: 0,
        }),
      ],
    ).then(close(500, 2)));
  it('of before disputes had an amount gives back what it took too much', () =>
    given(
      [...paid, disputed(200), closed(200, 200)],
      [credited, frozen(), clawedBack(5_000_000), unfrozen()],
    ).then(close(200, 2)));
  it('is followed in a closed wallet too', () =>
    given(
      [...paid, disputed(200), closed(200, 200)],
      [credited, frozen(), clawedBack(5_000_000), unfrozen(), forfeited()],
    ).then(close(200, 2)));
});

describe('money that comes for somebody who is gone', () => {
  const gone = { erasure: 'requested' } as const;
  const pay = (name: string, amountCents = 500): PaymentStep => ({
    do: 'pay',
    for: 'gone',
    refundId: `${name} of p1`,
    amountCents,
  });
  it('goes back', () => {
    given(paid, [], gone).then(pay('account_closed'));
    given(paid, [forfeited()]).then(pay('account_closed'));
  });
  it('goes back as far as it is here', () => {
    given([...paid, refunded('r1', 200)], [], gone).then(pay('account_closed', 300));
    given([...paid, disputed(200), closed(200, 200)], [], gone).then(pay('account_closed', 300));
  });
  it('waits for the bank, and while the provider has not decided', () => {
    given([...paid, disputed(200)], [], gone).then(nothing);
    given(paid, [], gone).then(nothing, { pendingRefunds: new Set(['account_closed of p1']) });
  });
  it('is at rest when it is back', () =>
    given([...paid, refunded('account_closed of p1')], [], gone).then(nothing));
  it('stays owed when the provider would not pay it', () =>
    given([...paid, owed('account_closed of p1')], [], gone).then(nothing));
  it('is tried again, under another id, when a dispute has ended since', () =>
    given([...paid, owed('account_closed of p1'), disputed(), closed(0)], [], gone).then(
      pay('account_closed-1'),
    ));
  it('goes back once more, under another id, when a bank gives back what it took', () =>
    given(
      [...paid, refunded('account_closed of p1', 300), disputed(200), closed(200, 200), closed(0, 200)],
      [],
      gone,
    ).then(pay('account_closed-1', 200)));
  it('is owed when it failed after it was paid', () =>
    given([...paid, refunded('account_closed of p1'), refundFailed('account_closed of p1')], [], gone).then({
      do: 'owe',
      refundId: 'account_closed of p1',
      amountCents: 500,
      code: 'refund_failed',
    }));
});
