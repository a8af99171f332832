/**
 * What the auditor checks of money once the log is read: the money book, and that it and the credits book tell the same story. A wallet
 * follows its payments, so some of it holds only when nothing is under way.
 */
import {
  lostCents,
  refundedCents,
  type AuditedLog,
  type AuditOptions,
  type AuditedPayment,
} from './audited-log.js';
import { MICRO_USD_PER_CENT, type CreditsBook } from './books.js';

/** Cents. paid = credited + returned + unclaimed + underWay. */
export interface MoneyBook {
  paid: number;
  /** In somebody's wallet, spent or not. */
  credited: number;
  /** Went back, or was taken by a bank, without ever having been credited. */
  returned: number;
  /** Waits for a visitor to come with an account. */
  unclaimed: number;
  /** Has a player and is not credited yet. */
  underWay: number;
  /** Of what was credited: went back to the payer. */
  refunded: number;
  /** Of all that is here still: owed to somebody who is gone. */
  owed: number;
}

export function auditMoney(ledger: AuditedLog, total: CreditsBook, options: AuditOptions): MoneyBook {
  const book: MoneyBook = {
    paid: 0,
    credited: 0,
    returned: 0,
    unclaimed: 0,
    underWay: 0,
    refunded: 0,
    owed: 0,
  };
  for (const [paymentId, payment] of ledger.payments) {
    if (payment.completedTimes === 0) continue;
    enter(payment, book);
    book.owed += owedCents(payment);
    ledger.findings.check(
      'no more goes back or is lost than was paid',
      refundedCents(payment) * MICRO_USD_PER_CENT + payment.lostMicroUsd <=
        payment.amountCents * MICRO_USD_PER_CENT,
      () => `payment ${paymentId}`,
    );
    if (options.quiescent) auditPaymentAtRest(paymentId, payment, ledger);
  }
  ledger.findings.check(
    'the money book balances in all',
    book.paid === book.credited + book.returned + book.unclaimed + book.underWay,
    () => JSON.stringify(book),
  );
  ledger.findings.check(
    'credits purchased are the money credited',
    total.purchased === book.credited * MICRO_USD_PER_CENT,
    () => `${total.purchased} micro-dollars of credits for ${book.credited} cents`,
  );
  for (const [refundId, refund] of ledger.refunds) {
    const paidCents = ledger.payments.get(refund.paymentId)?.refunds.get(refundId);
    ledger.findings.check(
      'a settled refund was paid, for that amount',
      refund.status !== 'settled' ||
        paidCents === refund.moneyRefundedCents ||
        hasFailed(refundId, refund.paymentId, ledger),
      () => `refund ${refundId}: ${paidCents ?? 'nothing'} of ${refund.moneyRefundedCents} cents`,
    );
    if (options.quiescent)
      ledger.findings.check(
        'at rest, no refund that failed is settled',
        refund.status !== 'settled' || !hasFailed(refundId, refund.paymentId, ledger),
        () => `refund ${refundId}`,
      );
    if (options.quiescent)
      ledger.findings.check(
        'at rest, no refund is held',
        refund.status !== 'held',
        () => `refund ${refundId}`,
      );
  }
  if (options.quiescent)
    ledger.findings.check(
      'at rest, money refunded is credits returned and our cost',
      total.returned + ledger.houseCosts.guaranteeMicroUsd === book.refunded * MICRO_USD_PER_CENT,
      () => `${total.returned} and ${ledger.houseCosts.guaranteeMicroUsd} for ${book.refunded} cents`,
    );
  return book;
}

function enter(payment: AuditedPayment, book: MoneyBook): void {
  const refunded = refundedCents(payment);
  book.paid += payment.amountCents;
  if (payment.creditedMicroUsd > 0) {
    book.credited += payment.amountCents;
    book.refunded += refunded;
    return;
  }
  const returned = Math.min(payment.amountCents, refunded + lostCents(payment));
  book.returned += returned;
  book[payment.playerId === null ? 'unclaimed' : 'underWay'] += payment.amountCents - returned;
}

/** What has a player is in their wallet, refunds and disputes with it; or it went back. */
function auditPaymentAtRest(paymentId: string, payment: AuditedPayment, ledger: AuditedLog): void {
  const name = () => `payment ${paymentId}`;
  const isCredited = payment.creditedMicroUsd > 0;
  ledger.findings.check(
    'at rest, every completed payment was credited, went back, or waits to be claimed',
    (isCredited && payment.creditedMicroUsd === payment.creditsMicroUsd) ||
      (!isCredited &&
        (payment.playerId === null ||
          leftCents(payment) === owedCents(payment) ||
          [...payment.disputes.values()].some(({ status }) => status === 'open'))),
    name,
  );
  ledger.findings.check('at rest, no return is under way', payment.returning === null, name);
  if (!isCredited) return;
  for (const refundId of payment.refunds.keys())
    ledger.findings.check(
      'at rest, every refund of a credited payment has reached its wallet',
      ledger.refunds.get(refundId)?.status === 'settled',
      () => `refund ${refundId}`,
    );
  for (const [disputeId, { status, lostCents: lost }] of payment.disputes) {
    const inWallet = ledger.disputes.get(disputeId);
    ledger.findings.check(
      'at rest, a dispute stands in the wallet as it does at the bank',
      // One that took nothing before the wallet heard of the payment is none there.
      status === 'open'
        ? inWallet === 'open'
        : inWallet === 'closed' || (lost === 0 && inWallet === undefined),
      () => `dispute ${disputeId}: ${status}`,
    );
  }
  const isUnderDispute = [...payment.disputes.values()].some(({ status }) => status === 'open');
  const notRefunded = payment.amountCents - refundedCents(payment);
  const taken = Math.min(lostCents(payment), notRefunded) * MICRO_USD_PER_CENT;
  const tookAll = [...payment.disputes.values()].some((dispute) => dispute.tookAll);
  ledger.findings.check(
    'at rest, disputes took what the bank keeps, of what had not gone back',
    isUnderDispute ||
      payment.lostMicroUsd === taken ||
      (tookAll && payment.lostMicroUsd === notRefunded * MICRO_USD_PER_CENT),
    () => `payment ${paymentId}: ${payment.lostMicroUsd} micro-dollars for ${lostCents(payment)} cents`,
  );
}

/** Neither paid back nor taken by a bank. */
function leftCents(payment: AuditedPayment): number {
  return Math.max(0, payment.amountCents - refundedCents(payment) - lostCents(payment));
}

/** What was taken since is owed no more. */
function owedCents(payment: AuditedPayment): number {
  return Math.min(payment.owedCents, leftCents(payment));
}

function hasFailed(refundId: string, paymentId: string, { payments }: AuditedLog): boolean {
  return payments.get(paymentId)?.failedRefunds.has(refundId) === true;
}
