import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import type { PaymentEvent } from './payment.events.js';

const schemas: EventSchemas<PaymentEvent> = {
  CheckoutOpened: {
    version: 1,
    says: 'Someone set out to pay.',
  },
  CheckoutSessionAttached: { version: 1, says: 'The payment provider has a page for it.' },
  PaymentCompleted: {
    version: 1,
    says: 'The money came.',
  },
  PaymentClaimed: {
    version: 1,
    says: 'A payment made without an account got its player.',
  },
  CheckoutExpired: { version: 1, says: 'Nobody paid in time.' },
  PaymentRefunded: {
    version: 1,
    says: 'Money of the payment went back.',
  },
  PaymentRefundFailed: {
    version: 1,
    says: 'Money that had gone back came here again: its refund failed.',
  },
  MoneyOwed: {
    version: 1,
    says: 'Money is owed to somebody who is gone, and could not be paid back.',
  },
  PaymentDisputed: {
    version: 1,
    says: 'The payer disputed the payment with their bank.',
  },
  DisputeClosed: {
    version: 2,
    // All that was disputed was taken for lost.
    upcasters: {
      1: (data) => ({ ...data, lostCents: data['outcome'] === 'lost' ? data['amountCents'] : 0 }),
    },
    says: 'The bank decided the dispute, won or lost for us.',
  },
  DisputeReopened: {
    version: 1,
    says: 'A dispute that was closed goes on.',
  },
  UnclaimedReturnBegun: {
    version: 1,
    says: 'A payment that no account ever claimed is to be paid back.',
  },
  UnclaimedPaymentReturned: {
    version: 1,
    says: 'A payment that no account ever claimed was paid back.',
  },
  UnclaimedReturnRefused: {
    version: 1,
    says: 'The payment provider would not pay it back; it can be claimed again.',
  },
};

export const paymentCodec = eventCodec<PaymentEvent>('payment', schemas, faultOf);
