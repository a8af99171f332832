/** A payment's row is the same whether its events come one at a time, as they happen, or all at once, as when it is filled anew. */
import { randomUUID } from 'node:crypto';
import type { PaymentEvent } from '@rubicon/domain';
import type { RecordedEvent } from '@rubicon/eventsourcing';
import { paymentProjection } from '../src/payments/payment.projection.js';
import { PaymentRow } from '../src/payments/payment.table.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

const AT = '2026-01-02T03:04:05.000Z';

let local: LocalBackend;
let projector: RunningBackend;

beforeAll(async () => {
  local = await localBackend();
  projector = await local.start({ ROLES: 'projector' });
}, 60_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

type Told<Event> = Event extends PaymentEvent
  ? { readonly type: Event['type']; readonly data: Omit<Event['data'], 'paymentId'> }
  : never;

const player = { playerId: null };
const theRefund = { refundId: 'r', amountCents: 500 };
const theDispute = { ...player, disputeId: 'd', amountCents: 500 };

const bought: Told<PaymentEvent>[] = [
  {
    type: 'CheckoutOpened',
    data: {
      ...player,
      product: 'credits',
      amountCents: 500,
      creditsMicroUsd: 5_000_000,
      returnTo: 'account',
      openedAt: AT,
    },
  },
  { type: 'CheckoutSessionAttached', data: { sessionId: 'cs' } },
  {
    type: 'PaymentCompleted',
    data: {
      ...player,
      sessionId: 'cs',
      paymentIntentId: 'pi',
      product: 'credits',
      amountCents: 500,
      creditsMicroUsd: 5_000_000,
      completedAt: AT,
    },
  },
];
const refunded: Told<PaymentEvent> = { type: 'PaymentRefunded', data: theRefund };
const failed: Told<PaymentEvent> = { type: 'PaymentRefundFailed', data: theRefund };
const owed: Told<PaymentEvent> = {
  type: 'MoneyOwed',
  data: { ...theRefund, ...player, code: 'charge_disputed' },
};
const disputed: Told<PaymentEvent> = { type: 'PaymentDisputed', data: theDispute };
const lost: Told<PaymentEvent> = {
  type: 'DisputeClosed',
  data: { ...theDispute, outcome: 'lost', lostCents: 500 },
};
const won: Told<PaymentEvent> = {
  type: 'DisputeClosed',
  data: { ...theDispute, outcome: 'won', lostCents: 0 },
};
const returned: Told<PaymentEvent>[] = [
  { type: 'UnclaimedReturnBegun', data: { ...theRefund, begunAt: AT } },
  { type: 'UnclaimedPaymentReturned', data: theRefund },
];

/** In batches of so many events. */
async function rowOf(events: readonly Told<PaymentEvent>[], atOnce: number): Promise<Partial<PaymentRow>> {
  const paymentId = randomUUID();
  const recorded = events.map(
    ({ type, data }) => ({ event: { type, data: { ...data, paymentId } } }) as RecordedEvent<PaymentEvent>,
  );
  const { manager } = projector.app.get(ReadModels);
  for (let from = 0; from < recorded.length; from += atOnce)
    await paymentProjection.project(recorded.slice(from, from + atOnce), manager);
  const { paymentId: _own, ...row } = await manager.findOneByOrFail(PaymentRow, { paymentId });
  return row;
}

it.each<[string, readonly Told<PaymentEvent>[], Partial<PaymentRow>]>([
  ['bought', bought, { status: 'completed', refundedCents: 0, owedCents: 0, lostCents: 0 }],
  [
    'owed, paid back, and here again',
    [...bought, owed, refunded, failed],
    { status: 'completed', refundedCents: 0, owedCents: 0 },
  ],
  [
    'owed, lost to a bank, and given back by it',
    [...bought, disputed, owed, lost, won],
    { status: 'dispute_won', owedCents: 0, lostCents: 0 },
  ],
  [
    'won from a bank, and returned',
    [...bought, disputed, won, ...returned],
    { status: 'returned', refundedCents: 500 },
  ],
  [
    'returned, and here again, and disputed',
    [...bought, ...returned, failed, disputed],
    { status: 'disputed', refundedCents: 0 },
  ],
])('tells the same of a payment that was %s', async (_name, events, expected) => {
  const live = await rowOf(events, 1);
  expect(live).toMatchObject(expected);
  for (const atOnce of [2, 3, events.length]) expect(await rowOf(events, atOnce)).toEqual(live);
});
