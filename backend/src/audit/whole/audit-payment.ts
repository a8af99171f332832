/** What the auditor checks at every event of a payment: the money book. */
import { lostCents, refundedCents, type AuditedLog } from './audited-log.js';
import { amount, optionalText, text, type RawEvent } from '../events/raw-event.js';

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
        paymentIntentId: null,
        creditedMicroUsd: 0,
        refunds: new Map(),
        disputes: new Map(),
        failedRefunds: new Set(),
        owedCents: 0,
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
      if (!payment) break;
      payment.completedTimes += 1;
      payment.paymentIntentId = optionalText(event, 'paymentIntentId');
      break;
    case 'PaymentClaimed':
      ledger.findings.check(
        'a payment is claimed once, while its money is here',
        payment?.playerId === null &&
          payment.returning === null &&
          payment.completedTimes === 1 &&
          refundedCents(payment) + lostCents(payment) < payment.amountCents &&
          [...payment.disputes.values()].every(({ status }) => status !== 'open'),
        name,
      );
      if (payment) payment.playerId = text(event, 'playerId');
      break;
    case 'PaymentRefunded':
    case 'UnclaimedPaymentReturned': {
      const refundId = text(event, 'refundId');
      ledger.findings.check(
        'a refund is recorded once',
        payment?.refunds.has(refundId) === false && !payment.failedRefunds.has(refundId),
        () => `refund ${refundId}`,
      );
      payment?.refunds.set(refundId, amount(event, 'amountCents'));
      if (payment) payment.owedCents = Math.max(0, payment.owedCents - amount(event, 'amountCents'));
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
    case 'PaymentRefundFailed': {
      const refundId = text(event, 'refundId');
      ledger.findings.check(
        'only a refund that was paid fails afterwards, with all of it',
        payment?.refunds.get(refundId) === amount(event, 'amountCents'),
        () => `refund ${refundId}`,
      );
      payment?.refunds.delete(refundId);
      payment?.failedRefunds.add(refundId);
      break;
    }
    case 'MoneyOwed': {
      const owed = amount(event, 'amountCents');
      ledger.findings.check(
        'no more is owed than is left',
        payment !== undefined &&
          owed > 0 &&
          owed <= payment.amountCents - refundedCents(payment) - lostCents(payment),
        name,
      );
      if (payment) payment.owedCents = owed;
      break;
    }
    case 'PaymentDisputed':
      ledger.findings.check(
        'a dispute opens once, on a completed payment',
        payment?.completedTimes === 1 && !payment.disputes.has(text(event, 'disputeId')),
        name,
      );
      payment?.disputes.set(text(event, 'disputeId'), openDispute);
      break;
    case 'DisputeReopened':
      ledger.findings.check(
        'only a dispute that was closed is opened again',
        ['won', 'lost'].includes(payment?.disputes.get(text(event, 'disputeId'))?.status ?? ''),
        name,
      );
      payment?.disputes.set(text(event, 'disputeId'), openDispute);
      break;
    case 'DisputeClosed': {
      const before = payment?.disputes.get(text(event, 'disputeId'));
      const status = text(event, 'outcome') === 'lost' ? 'lost' : 'won';
      // Before amounts were kept, what was disputed was taken for lost.
      const told = event.data['lostCents'] === undefined ? null : amount(event, 'lostCents');
      const lost = told ?? (status === 'lost' ? amount(event, 'amountCents') : 0);
      ledger.findings.check(
        'a dispute closes once, or with another loss',
        before !== undefined && (before.status === 'open' || before.lostCents !== lost),
        name,
      );
      ledger.findings.check(
        'a dispute is lost when the bank keeps something, and only then',
        status === 'lost' ? lost > 0 && lost <= amount(event, 'amountCents') : lost === 0,
        name,
      );
      const tookAll = told === null && status === 'lost';
      payment?.disputes.set(text(event, 'disputeId'), { status, lostCents: lost, tookAll });
      break;
    }
  }
}

const openDispute = { status: 'open', lostCents: 0, tookAll: false } as const;
