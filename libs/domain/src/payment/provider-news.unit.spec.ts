import { fold } from '@rubicon/eventsourcing';
import { paymentDecider } from './payment.decider.js';
import type { PaymentCommand } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { ProviderDispute, ProviderRefund } from './payment-provider.js';
import { providerNews } from './provider-news.js';

const at = '2026-11-21T12:00:00.000Z';
const paymentId = 'p1';
const what = {
  paymentId,
  playerId: 'player',
  product: 'credits',
  amountCents: 500,
  creditsMicroUsd: 5_000_000,
} as const;
const opened: PaymentEvent = { type: 'CheckoutOpened', data: { ...what, returnTo: 'account', openedAt: at } };
const paid: readonly PaymentEvent[] = [
  opened,
  { type: 'PaymentCompleted', data: { ...what, sessionId: 's1', paymentIntentId: 'i1', completedAt: at } },
];
const refunded: PaymentEvent = {
  type: 'PaymentRefunded',
  data: { paymentId, refundId: 'r1', amountCents: 100 },
};
const failed: PaymentEvent = {
  type: 'PaymentRefundFailed',
  data: { paymentId, refundId: 'r1', amountCents: 100 },
};
const owed: PaymentEvent = {
  type: 'MoneyOwed',
  data: { paymentId, playerId: 'player', refundId: 'r1', amountCents: 100, code: 'charge_disputed' },
};
const disputed: PaymentEvent = {
  type: 'PaymentDisputed',
  data: { paymentId, playerId: 'player', disputeId: 'd1', amountCents: 300 },
};
const closed = (lostCents: number): PaymentEvent => ({
  type: 'DisputeClosed',
  data: { paymentId, playerId: 'player', disputeId: 'd1', outcome: 'lost', amountCents: 300, lostCents },
});
const refund = (status: ProviderRefund['status']): ProviderRefund => ({
  refundId: 'r1',
  amountCents: 100,
  status,
});
const dispute = (status: ProviderDispute['status'], lostCents = 0): ProviderDispute => ({
  disputeId: 'd1',
  amountCents: 300,
  status,
  lostCents,
});
const open: PaymentCommand = { type: 'OpenDispute', paymentId, disputeId: 'd1', amountCents: 300 };
const close = (lostCents: number): PaymentCommand => ({
  type: 'CloseDisputeOfPayment',
  paymentId,
  disputeId: 'd1',
  lostCents,
});

it.each<[string, readonly PaymentEvent[], ProviderRefund, readonly PaymentCommand[]]>([
  ['paid', [], refund('paid'), [{ type: 'RecordRefund', paymentId, refundId: 'r1', amountCents: 100 }]],
  ['paid, and known', [refunded], refund('paid'), []],
  ['paid, said an old list, after it failed', [refunded, failed], refund('paid'), []],
  ['pending', [], refund('pending'), []],
  ['failed without ever having been paid', [], refund('failed'), []],
  [
    'failed after it was paid',
    [refunded],
    refund('failed'),
    [{ type: 'RecordRefundFailure', paymentId, refundId: 'r1' }],
  ],
  ['failed, and known', [refunded, failed], refund('failed'), []],
])('a refund, %s', (_name, history, listed, commands) =>
  expect(providerNews(fold(paymentDecider, [...paid, ...history]), [listed], [])).toStrictEqual({
    commands,
    refusals: [],
  }),
);

it.each<[string, readonly PaymentEvent[], ProviderDispute, readonly PaymentCommand[]]>([
  ['an inquiry', [], dispute('inquiry'), []],
  ['opened', [], dispute('open', 300), [open]],
  ['open, and known', [disputed], dispute('open', 300), []],
  ['won', [disputed], dispute('closed'), [close(0)]],
  ['lost in part', [disputed], dispute('closed', 200), [close(200)]],
  ['lost, and known', [disputed, closed(200)], dispute('closed', 200), []],
  ['lost before it was heard of', [], dispute('closed', 300), [open, close(300)]],
  ['prevented, or gone before it took anything', [], dispute('closed'), []],
  ['gone before it took anything, while money is owed', [owed], dispute('closed'), [open, close(0)]],
  ['under appeal', [disputed, closed(300)], dispute('open', 300), [open]],
  ['reinstated after it was closed', [disputed, closed(300)], dispute('closed', 100), [close(100)]],
])('a dispute, %s', (_name, history, listed, commands) =>
  expect(providerNews(fold(paymentDecider, [...paid, ...history]), [], [listed])).toStrictEqual({
    commands,
    refusals: [],
  }),
);

it('makes room before it takes any: lists are told newest first', () => {
  const known = fold(paymentDecider, [...paid, refunded, disputed]);
  const second: ProviderRefund = { refundId: 'r2', amountCents: 500, status: 'paid' };
  const another: ProviderDispute = { disputeId: 'd2', amountCents: 500, status: 'open', lostCents: 0 };
  expect(
    providerNews(known, [second, refund('failed')], [another, dispute('closed')]).commands,
  ).toStrictEqual([
    { type: 'RecordRefundFailure', paymentId, refundId: 'r1' },
    close(0),
    { type: 'RecordRefund', paymentId, refundId: 'r2', amountCents: 500 },
    { ...open, disputeId: 'd2', amountCents: 500 },
  ]);
});

it('tells of a state that it cannot read', () =>
  expect(providerNews(fold(paymentDecider, paid), [], [dispute('unknown')])).toMatchObject({
    commands: [],
    refusals: [{ code: 'unknown_dispute_status' }],
  }));

it('has no news of what was never paid', () =>
  expect(providerNews(fold(paymentDecider, [opened]), [refund('paid')], [dispute('open')])).toStrictEqual({
    commands: [],
    refusals: [],
  }));
