/** What the auditor checks at every event of a payment: the money book. */
import { refundedCents, type AuditedLog } from './audited-log.js';
import { amount, optionalText, text, type RawEvent } from './raw-event.js';

export function auditPayment(event: RawEvent, ledger: AuditedLog): void {
  const paymentId = text(event, 'paymentId');
  const payment = ledger.payments.get(paymentId);
  const name = () => `payment ${paymentId}`;
  switch (event.type) {
    case 'CheckoutOpened':
      ledger.payments.set(paymentId, {
        amountCents: amount(event, 'amountCents'),
        creditsMicroUsd: amount(event, 'creditsMicroUsd'),
        playerId: optionalText(event, 'playerId'),
        completedTimes: 0,
        creditedMicroUsd: 0,
        refunds: new Map(),
        disputes: new Map(),
        lostMicroUsd: 0,
        returning: null,
      });
      break;
    case 'PaymentCompleted':
      ledger.findings.check(
        'a payment completes once, for the amount asked',
        payment?.completedTimes === 0 && payment.amountCents === amount(event, 'amountCents'),
        name,
      );
      if (payment) payment.completedTimes += 1;
      break;
    case 'PaymentClaimed':
      ledger.findings.check(
        'a payment is claimed once, while its money is here',
        payment?.playerId === null &&
          payment.returning === null &&
          payment.completedTimes === 1 &&
          refundedCents(payment) < payment.amountCents &&
          [...payment.disputes.values()].every((status) => status === 'won'),
        name,
      );
      if (payment) payment.playerId = text(event, 'playerId');
      break;
    case 'PaymentRefunded':
    case 'UnclaimedPaymentReturned': {
      const refundId = text(event, 'refundId');
      ledger.findings.check(
        'a refund is recorded once',
        payment?.refunds.has(refundId) === false,
        () => `refund ${refundId}`,
      );
      payment?.refunds.set(refundId, amount(event, 'amountCents'));
      ledger.findings.check(
        'no more is refunded than was paid',
        payment !== undefined &&
          payment.completedTimes === 1 &&
          refundedCents(payment) <= payment.amountCents,
        name,
      );
      if (event.type === 'UnclaimedPaymentReturned') {
        ledger.findings.check(
          'a return is done as it was begun',
          payment?.returning?.refundId === refundId &&
            payment.returning.amountCents === amount(event, 'amountCents'),
          name,
        );
        if (payment) payment.returning = null;
      }
      break;
    }
    case 'UnclaimedReturnBegun':
      ledger.findings.check(
        'only what nobody claimed is returned',
        payment?.playerId === null && payment.completedTimes === 1 && payment.creditedMicroUsd === 0,
        name,
      );
      ledger.findings.check('one return at a time', payment?.returning === null, name);
      if (payment)
        payment.returning = { refundId: text(event, 'refundId'), amountCents: amount(event, 'amountCents') };
      break;
    case 'UnclaimedReturnRefused':
      ledger.findings.check(
        'a return is refused once, while it is under way',
        payment?.returning?.refundId === text(event, 'refundId'),
        name,
      );
      if (payment) payment.returning = null;
      break;
    case 'PaymentDisputed':
      ledger.findings.check(
        'a dispute opens once, on a completed payment',
        payment?.completedTimes === 1 && !payment.disputes.has(text(event, 'disputeId')),
        name,
      );
      payment?.disputes.set(text(event, 'disputeId'), 'open');
      break;
    case 'DisputeClosed':
      ledger.findings.check(
        'a dispute closes once',
        payment?.disputes.get(text(event, 'disputeId')) === 'open',
        name,
      );
      payment?.disputes.set(text(event, 'disputeId'), text(event, 'outcome') === 'lost' ? 'lost' : 'won');
      break;
  }
}
