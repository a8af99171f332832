/** What the auditor checks at every event of a payment: the money book. */
import type { AuditedLog } from './audited-log.js';
import { amount, text, type RawEvent } from './raw-event.js';

export function auditPayment(event: RawEvent, ledger: AuditedLog): void {
  const paymentId = text(event, 'paymentId');
  switch (event.type) {
    case 'CheckoutOpened':
      ledger.payments.set(paymentId, {
        amountCents: amount(event, 'amountCents'),
        creditsMicroUsd: amount(event, 'creditsMicroUsd'),
        completedTimes: 0,
        refundedCents: 0,
        creditedMicroUsd: 0,
      });
      break;
    case 'PaymentCompleted': {
      const payment = ledger.payments.get(paymentId);
      ledger.findings.check(
        'a payment completes once, for the amount asked',
        payment?.completedTimes === 0 && payment.amountCents === amount(event, 'amountCents'),
        () => `payment ${paymentId}`,
      );
      if (payment) payment.completedTimes += 1;
      break;
    }
    case 'PaymentRefunded':
    case 'UnclaimedPaymentReturned': {
      const payment = ledger.payments.get(paymentId);
      if (payment) payment.refundedCents += amount(event, 'amountCents');
      ledger.findings.check(
        'no more is refunded than was paid',
        payment !== undefined && payment.completedTimes === 1 && payment.refundedCents <= payment.amountCents,
        () => `payment ${paymentId}`,
      );
      break;
    }
  }
}
