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
const close = (outcome: 'won' | 'lost'): PaymentCommand => ({
  type: 'CloseDisputeOfPayment',
  paymentId,
  disputeId: 'd1',
  outcome,
});
const closed = (outcome: 'won' | 'lost'): PaymentEvent => ({
  type: 'DisputeClosed',
  data: { paymentId, playerId: 'player', disputeId: 'd1', outcome, amountCents: 500 },
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
    given(payment, ...paidByVisitor, disputed, closed('lost'))
      .when(claim('player'))
      .refused('payment_disputed');
    given(payment, ...paidByVisitor, disputed, closed('won'))
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
  it('happens once', () =>
    given(payment, ...paid, disputed, closed('won'))
      .when(dispute)
      .nothingHappens());
  it.each(['won', 'lost'] as const)('is closed: %s', (outcome) =>
    given(payment, ...paid, disputed)
      .when(close(outcome))
      .then(closed(outcome)),
  );
  it('is not closed before it is known', () =>
    given(payment, ...paid)
      .when(close('won'))
      .refused('unknown_dispute'));
  it('is closed once', () =>
    given(payment, ...paid, disputed, closed('won'))
      .when(close('lost'))
      .nothingHappens());
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
    given(payment, ...paidByVisitor, disputed, closed('lost'))
      .when(giveBack)
      .nothingHappens();
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
