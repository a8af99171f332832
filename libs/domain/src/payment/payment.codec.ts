import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import type { PaymentEvent } from './payment.events.js';

export const paymentEventSchemas: EventSchemas<PaymentEvent> = {
  CheckoutOpened: {
    version: 1,
    says: 'Someone set out to pay.',
    moneyFields: ['amountCents', 'creditsMicroUsd'],
  },
  CheckoutSessionAttached: { version: 1, says: 'The payment provider has a page for it.' },
  PaymentCompleted: {
    version: 1,
    says: 'The money came.',
    moneyFields: ['amountCents', 'creditsMicroUsd'],
  },
  PaymentClaimed: {
    version: 1,
    says: 'A payment made without an account got its player.',
    moneyFields: ['creditsMicroUsd'],
  },
  CheckoutExpired: { version: 1, says: 'Nobody paid in time.' },
  PaymentRefunded: {
    version: 1,
    says: 'Money of the payment went back.',
    moneyFields: ['amountCents'],
  },
  PaymentRefundFailed: {
    version: 1,
    says: 'Money that had gone back came here again: its refund failed.',
    moneyFields: ['amountCents'],
  },
  MoneyOwed: {
    version: 1,
    says: 'Money is owed to somebody who is gone, and could not be paid back.',
    moneyFields: ['amountCents'],
  },
  PaymentDisputed: {
    version: 1,
    says: 'The payer disputed the payment with their bank.',
    moneyFields: ['amountCents'],
  },
  DisputeClosed: {
    version: 2,
    // All that was disputed was taken for lost.
    upcasters: {
      1: (data) => ({ ...data, lostCents: data['outcome'] === 'lost' ? data['amountCents'] : 0 }),
    },
    says: 'The bank decided the dispute, won or lost for us.',
    moneyFields: ['amountCents', 'lostCents'],
  },
  DisputeReopened: {
    version: 1,
    says: 'A dispute that was closed goes on.',
    moneyFields: ['amountCents'],
  },
  UnclaimedReturnBegun: {
    version: 1,
    says: 'A payment that no account ever claimed is to be paid back.',
    moneyFields: ['amountCents'],
  },
  UnclaimedPaymentReturned: {
    version: 1,
    says: 'A payment that no account ever claimed was paid back.',
    moneyFields: ['amountCents'],
  },
  UnclaimedReturnRefused: {
    version: 1,
    says: 'The payment provider would not pay it back; it can be claimed again.',
  },
};

export const paymentCodec = eventCodec<PaymentEvent>('payment', paymentEventSchemas);
