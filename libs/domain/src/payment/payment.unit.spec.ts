import { given } from '../testing/given.js';
import type { PaymentCommand } from './payment.commands.js';
import { paymentDecider as payment } from './payment.decider.js';
import type { PaymentEvent } from './payment.events.js';

const at = '2026-11-21T12:00:00.000Z';
const paymentId = 'payment';
const what = {
  paymentId,
  playerId: 'player' as string | null,
  product: 'credits',
  amountCents: 500,
  creditsMicroUsd: 5_000_000,
  returnTo: 'account',
} as const;
const open: PaymentCommand = { type: 'OpenCheckout', ...what, at };
const opened: PaymentEvent = { type: 'CheckoutOpened', data: { ...what, openedAt: at } };
const openedByVisitor: PaymentEvent = {
  type: 'CheckoutOpened',
  data: { ...what, playerId: null, openedAt: at },
};
const attach = (sessionId: string): PaymentCommand => ({
  type: 'AttachCheckoutSession',
  paymentId,
  sessionId,
});
const attached: PaymentEvent = { type: 'CheckoutSessionAttached', data: { paymentId, sessionId: 's1' } };
const complete = {
  type: 'CompletePayment',
  paymentId,
  sessionId: 's1',
  paymentIntentId: 'i1',
  amountCents: 500,
  currency: 'usd',
  at,
} as const;
const completed = (playerId: string | null = 'player'): PaymentEvent => ({
  type: 'PaymentCompleted',
  data: {
    paymentId,
    playerId,
    sessionId: 's1',
    paymentIntentId: 'i1',
    product: 'credits',
    amountCents: 500,
    creditsMicroUsd: 5_000_000,
    completedAt: at,
  },
});
const expire: PaymentCommand = { type: 'ExpireCheckout', paymentId, at };
const expired: PaymentEvent = { type: 'CheckoutExpired', data: { paymentId, expiredAt: at } };
const claim = (playerId: string): PaymentCommand => ({ type: 'ClaimPayment', paymentId, playerId });
const claimed: PaymentEvent = {
  type: 'PaymentClaimed',
  data: { paymentId, playerId: 'player', product: 'credits', creditsMicroUsd: 5_000_000 },
};
const refund = (refundId: string, amountCents: number): PaymentCommand => ({
  type: 'RecordRefund',
  paymentId,
  refundId,
  amountCents,
});
const refunded = (refundId: string, amountCents: number): PaymentEvent => ({
  type: 'PaymentRefunded',
  data: { paymentId, refundId, amountCents },
});
const dispute: PaymentCommand = { type: 'OpenDispute', paymentId, disputeId: 'd1', amountCents: 500 };
const disputed: PaymentEvent = {
  type: 'PaymentDisputed',
  data: { paymentId, playerId: 'player', disputeId: 'd1', amountCents: 500 },
};
const close = (lostCents: number): PaymentCommand => ({
  type: 'CloseDisputeOfPayment',
  paymentId,
  disputeId: 'd1',
  lostCents,
});
const closed = (lostCents: number): PaymentEvent => ({
  type: 'DisputeClosed',
  data: {
    paymentId,
    playerId: 'player',
    disputeId: 'd1',
    outcome: lostCents > 0 ? 'lost' : 'won',
    amountCents: 500,
    lostCents,
  },
});
const reopened: PaymentEvent = {
  type: 'DisputeReopened',
  data: { paymentId, playerId: 'player', disputeId: 'd1', amountCents: 500 },
};
const failed = (refundId: string, amountCents: number): PaymentEvent => ({
  type: 'PaymentRefundFailed',
  data: { paymentId, refundId, amountCents },
});
const owe = (refundId: string, amountCents: number): PaymentCommand => ({
  type: 'OweMoney',
  paymentId,
  refundId,
  amountCents,
  code: 'charge_disputed',
});
const owed = (refundId: string, amountCents: number): PaymentEvent => ({
  type: 'MoneyOwed',
  data: { paymentId, playerId: 'player', refundId, amountCents, code: 'charge_disputed' },
});
const giveBack: PaymentCommand = { type: 'BeginUnclaimedReturn', paymentId, refundId: 'r9', at };
const giveBackAgain: PaymentCommand = { ...giveBack, refundId: 'r10' };
const returning = (amountCents: number, refundId = 'r9'): PaymentEvent => ({
  type: 'UnclaimedReturnBegun',
  data: { paymentId, refundId, amountCents, begunAt: at },
});
const keep: PaymentCommand = { type: 'RefuseUnclaimedReturn', paymentId, refundId: 'r9', code: 'no' };
const kept: PaymentEvent = {
  type: 'UnclaimedReturnRefused',
  data: { paymentId, refundId: 'r9', code: 'no' },
};
const givenBack = (amountCents: number): PaymentEvent => ({
  type: 'UnclaimedPaymentReturned',
  data: { paymentId, refundId: 'r9', amountCents },
});
const paid = [opened, attached, completed()];
const paidByVisitor = [openedByVisitor, attached, completed(null)];

describe('opening a checkout', () => {
  it('opens', () => given(payment).when(open).then(opened));
  it('refuses the same id for something else', () =>
    given(payment, openedByVisitor).when(open).refused('payment_exists'));
  it('happens once', () =>
    given(payment, ...paid)
      .when(open)
      .nothingHappens());
  it('takes no amount of nothing', () =>
    expect(() => given(payment).when({ ...open, amountCents: 0 } as PaymentCommand)).toThrow(RangeError));
});
describe('attaching a session', () => {
  it('attaches', () => given(payment, opened).when(attach('s1')).then(attached));
  it('refuses an unknown payment', () => given(payment).when(attach('s1')).refused('unknown_payment'));
  it('refuses another session', () =>
    given(payment, opened, attached).when(attach('s2')).refused('session_attached'));
  it('happens once', () =>
    given(payment, ...paid)
      .when(attach('s1'))
      .nothingHappens());
});
describe('completing', () => {
  it('notes that the money came', () => given(payment, opened, attached).when(complete).then(completed()));
  it('does so when the session was never attached', () =>
    given(payment, opened).when(complete).then(completed()));
  it('does so after expiry', () =>
    given(payment, opened, attached, expired).when(complete).then(completed()));
  it('refuses an unknown payment', () => given(payment).when(complete).refused('unknown_payment'));
  it('refuses another amount', () =>
    given(payment, opened, attached)
      .when({ ...complete, amountCents: 100 })
      .refused('amount_mismatch'));
  it('refuses another currency', () =>
    given(payment, opened, attached)
      .when({ ...complete, currency: 'jpy' })
      .refused('amount_mismatch'));
  it('refuses another session', () =>
    given(payment, opened, attached)
      .when({ ...complete, sessionId: 's2' })
      .refused('session_mismatch'));
  it('refuses a second page, also when the first is paid', () =>
    given(payment, ...paid)
      .when({ ...complete, sessionId: 's2', paymentIntentId: 'pi_2' })
      .refused('session_mismatch'));
  it('happens once, whatever is said later', () =>
    given(payment, ...paid, refunded('r1', 500))
      .when({ ...complete, amountCents: 1 })
      .nothingHappens());
});
describe('claiming', () => {
  it('gives a visitor’s payment its player', () =>
    given(payment, ...paidByVisitor)
      .when(claim('player'))
      .then(claimed));
  it('refuses an unknown payment', () => given(payment).when(claim('player')).refused('unknown_payment'));
  it('refuses what is not paid', () =>
    given(payment, openedByVisitor, expired).when(claim('player')).refused('not_paid'));
  it('refuses a second player', () =>
    given(payment, ...paidByVisitor, claimed)
      .when(claim('another'))
      .refused('claimed_by_another'));
  it('refuses what was paid back', () => {
    given(payment, ...paidByVisitor, returning(500), givenBack(500))
      .when(claim('player'))
      .refused('payment_returned');
    given(payment, ...paidByVisitor, refunded('r1', 500))
      .when(claim('player'))
      .refused('payment_returned');
  });
  it('refuses what a bank is deciding about, or has taken back', () => {
    given(payment, ...paidByVisitor, disputed)
      .when(claim('player'))
      .refused('payment_disputed');
    given(payment, ...paidByVisitor, disputed, closed(500))
      .when(claim('player'))
      .refused('payment_disputed');
    given(payment, ...paidByVisitor, disputed, closed(200))
      .when(claim('player'))
      .then(claimed);
    given(payment, ...paidByVisitor, disputed, closed(0))
      .when(claim('player'))
      .then(claimed);
  });
  it('happens once', () =>
    given(payment, ...paidByVisitor, claimed)
      .when(claim('player'))
      .nothingHappens());
});
describe('expiring', () => {
  it('expires', () => given(payment, opened, attached).when(expire).then(expired));
  it.each([
    ['unknown', []],
    ['paid', paid],
    ['expired', [opened, expired]],
  ])('has nothing to do: %s', (_name, history) =>
    given(payment, ...history)
      .when(expire)
      .nothingHappens(),
  );
});
describe('refunding', () => {
  it('notes each refund', () =>
    given(payment, ...paid, refunded('r1', 200))
      .when(refund('r2', 300))
      .then(refunded('r2', 300)));
  it('refuses what is not paid', () => given(payment, opened).when(refund('r1', 1)).refused('not_paid'));
  it('refuses more than was paid', () =>
    given(payment, ...paid, refunded('r1', 200))
      .when(refund('r2', 301))
      .refused('refund_exceeds_payment'));
  it('happens once per refund', () =>
    given(payment, ...paid, refunded('r1', 500))
      .when(refund('r1', 500))
      .nothingHappens());
});
describe('disputing', () => {
  it('notes a dispute', () =>
    given(payment, ...paid)
      .when(dispute)
      .then(disputed));
  it('refuses what is not paid', () => given(payment, opened).when(dispute).refused('not_paid'));
  it('happens once while it is open', () =>
    given(payment, ...paid, disputed)
      .when(dispute)
      .nothingHappens());
  it('goes on after it was closed: an appeal', () =>
    given(payment, ...paid, disputed, closed(500))
      .when(dispute)
      .then(reopened));
  it.each([0, 200, 500])('is closed by what the bank keeps: %i', (lostCents) =>
    given(payment, ...paid, disputed)
      .when(close(lostCents))
      .then(closed(lostCents)),
  );
  it('is closed anew when the bank thinks better of it', () =>
    given(payment, ...paid, disputed, closed(500))
      .when(close(200))
      .then(closed(200)));
  it('is not closed before it is known', () =>
    given(payment, ...paid)
      .when(close(0))
      .refused('unknown_dispute'));
  it('is closed once', () =>
    given(payment, ...paid, disputed, closed(200))
      .when(close(200))
      .nothingHappens());
  it('adds up with others, but not to more than was paid', () => {
    const second = (amountCents: number): PaymentCommand => ({
      type: 'OpenDispute',
      paymentId,
      disputeId: 'd2',
      amountCents,
    });
    const two = {
      type: 'PaymentDisputed',
      data: { paymentId, playerId: 'player', disputeId: 'd2' },
    } as const;
    given(payment, ...paid)
      .when(second(501))
      .refused('dispute_exceeds_payment');
    given(payment, ...paid, disputed)
      .when(second(1))
      .refused('dispute_exceeds_payment');
    given(payment, ...paid, disputed, closed(200))
      .when(second(301))
      .refused('dispute_exceeds_payment');
    given(payment, ...paid, disputed, closed(200))
      .when(second(300))
      .then({ ...two, data: { ...two.data, amountCents: 300 } });
  });
  it('takes no more than is disputed', () =>
    given(payment, ...paid, disputed)
      .when(close(501))
      .refused('dispute_exceeds_payment'));
});
describe('a refund that fails after it was paid', () => {
  const fail: PaymentCommand = { type: 'RecordRefundFailure', paymentId, refundId: 'r1' };
  it('brings the money back', () =>
    given(payment, ...paid, refunded('r1', 500))
      .when(fail)
      .then(failed('r1', 500)));
  it('makes room for another one', () =>
    given(payment, ...paid, refunded('r1', 500), failed('r1', 500))
      .when(refund('r2', 500))
      .then(refunded('r2', 500)));
  it('is final: an old list that says it is paid comes too late', () =>
    given(payment, ...paid, refunded('r1', 500), failed('r1', 500))
      .when(refund('r1', 500))
      .nothingHappens());
  it('was none when it was never paid', () =>
    given(payment, ...paid)
      .when(fail)
      .nothingHappens());
  it('lets a payment that nobody claimed be claimed after all, or returned under another id', () => {
    const back = [...paidByVisitor, returning(500), givenBack(500)];
    const failing: PaymentCommand = { ...fail, refundId: 'r9' };
    given(payment, ...back)
      .when(failing)
      .then(failed('r9', 500));
    given(payment, ...back, failed('r9', 500))
      .when(claim('player'))
      .then(claimed);
    given(payment, ...back, failed('r9', 500))
      .when(giveBack)
      .nothingHappens();
    given(payment, ...back, failed('r9', 500))
      .when(giveBackAgain)
      .then(returning(500, 'r10'));
  });
});
describe('owing money to somebody who is gone', () => {
  it('notes what is left', () =>
    given(payment, ...paid, refunded('r1', 100))
      .when(owe('r2', 500))
      .then(owed('r2', 400)));
  it('adds up', () =>
    given(payment, ...paid, owed('r1', 100))
      .when(owe('r2', 200))
      .then(owed('r2', 300)));
  it('counts once what is tried again after a dispute', () =>
    given(payment, ...paid, owed('r1', 500), disputed, closed(0))
      .when(owe('r2', 500))
      .then(owed('r2', 500)));
  it('adds up also when a dispute has ended between the two', () =>
    given(payment, ...paid, owed('r1', 100), disputed, closed(0))
      .when(owe('r2', 200))
      .then(owed('r2', 300)));
  it('is owed no more once it was paid, though more of the payment is here', () =>
    expect(given(payment, ...paid, owed('r1', 100), refunded('r2', 100)).state.owed).toBeNull());
  it('happens once per refund', () =>
    given(payment, ...paid, owed('r1', 100))
      .when(owe('r1', 100))
      .nothingHappens());
  it('owes nothing that a bank has taken', () =>
    given(payment, ...paid, disputed, closed(500))
      .when(owe('r1', 500))
      .nothingHappens());
  it('refuses what is not paid', () => given(payment, opened).when(owe('r1', 1)).refused('not_paid'));
  it.each([
    ['was paid back', [refunded('r2', 500)], null],
    [
      'was paid back in part',
      [refunded('r2', 200)],
      { amountCents: 300, code: 'charge_disputed', isDueAgain: false },
    ],
    ['was taken by a bank', [disputed, closed(500)], null],
    [
      'may be paid now',
      [disputed, closed(0)],
      { amountCents: 500, code: 'charge_disputed', isDueAgain: true },
    ],
  ])('ends as it %s', (_name, history, left) =>
    expect(given(payment, ...paid, owed('r1', 500), ...history).state.owed).toEqual(left),
  );
});
describe('returning what nobody claimed', () => {
  it('pays back what was not paid back yet', () =>
    given(payment, ...paidByVisitor, refunded('r1', 100))
      .when(giveBack)
      .then(returning(400)));
  it('refuses what has a player', () =>
    given(payment, ...paidByVisitor, claimed)
      .when(giveBack)
      .refused('claimed_by_another'));
  it('refuses what is not paid', () => given(payment, openedByVisitor).when(giveBack).refused('not_paid'));
  it('waits for the bank, and pays nothing back beside it', () => {
    given(payment, ...paidByVisitor, disputed)
      .when(giveBack)
      .refused('payment_disputed');
    given(payment, ...paidByVisitor, disputed, closed(500))
      .when(giveBack)
      .nothingHappens();
    given(payment, ...paidByVisitor, disputed, closed(200))
      .when(giveBack)
      .then(returning(300));
  });
  it('is begun once', () => {
    given(payment, ...paidByVisitor, returning(500))
      .when(giveBackAgain)
      .nothingHappens();
    given(payment, ...paidByVisitor, returning(500), givenBack(500))
      .when(giveBackAgain)
      .nothingHappens();
  });
  it('is done once the provider has paid it, and once', () => {
    given(payment, ...paidByVisitor, returning(500))
      .when(refund('r9', 500))
      .then(givenBack(500));
    given(payment, ...paidByVisitor, returning(500), givenBack(500))
      .when(refund('r9', 500))
      .nothingHappens();
  });
  it('keeps it from being claimed while the provider is asked', () =>
    given(payment, ...paidByVisitor, returning(500))
      .when(claim('player'))
      .refused('payment_returned'));
  it('opens it again when the provider would not, to be claimed or returned under another id', () => {
    given(payment, ...paidByVisitor, returning(500))
      .when(keep)
      .then(kept);
    const refused = [...paidByVisitor, returning(500), kept];
    given(payment, ...refused)
      .when(claim('player'))
      .then(claimed);
    given(payment, ...refused)
      .when(giveBack)
      .nothingHappens();
    given(payment, ...refused)
      .when(giveBackAgain)
      .then(returning(500, 'r10'));
  });
  it('is refused only while it is under way', () => {
    for (const before of [
      [],
      [returning(500), givenBack(500)],
      [returning(500), kept],
      [returning(500), kept, returning(500, 'r10')],
    ])
      given(payment, ...paidByVisitor, ...before)
        .when(keep)
        .nothingHappens();
  });
  it('takes what goes back otherwise meanwhile for what it is', () =>
    given(payment, ...paidByVisitor, returning(500))
      .when(refund('r1', 100))
      .then(refunded('r1', 100)));
});
