/**
 * What the auditor checks of the log against the provider's own lists, once nothing is under way: each cent that was taken there, went back
 * there or was taken by a bank is in an event, and nobody paid or was paid twice.
 */
import {
  lostCents,
  refundedCents,
  type AuditedLog,
  type AuditedPayment,
  type Findings,
} from './audited-log.js';
import type {
  ChargeThere,
  DisputeThere,
  IntentThere,
  ProviderBooks,
  RefundThere,
  SessionThere,
} from './provider-books.js';

export function auditProvider({ findings, payments }: AuditedLog, books: ProviderBooks): void {
  const there = moneyThere(books);
  let keptThere = 0;
  let keptHere = 0;
  for (const money of there.values()) keptThere += keptOf(money);

  const byIntent = new Map<string, string>();
  for (const [paymentId, payment] of payments) {
    if (payment.completedTimes === 0) continue;
    byIntent.set(payment.paymentIntentId ?? '', paymentId);
    const money = there.get(payment.paymentIntentId) ?? noMoney();
    auditPayment(paymentId, payment, money, findings);
    keptHere += payment.amountCents - refundedCents(payment) - lostCents(payment) - undecided(payment, money);
  }
  findings.check(
    'every cent that the provider keeps for us is in the log',
    keptThere === keptHere,
    () => `${keptThere} cents there, ${keptHere} in the log`,
  );

  for (const [paymentIntentId, money] of there) {
    const payment = payments.get(byIntent.get(paymentIntentId ?? '') ?? '');
    auditCharges(paymentIntentId, payment, money, findings);
    for (const dispute of money.disputes) auditDispute(dispute, payment, findings);
  }
  auditSessions(books.sessions, payments, findings);
  auditIntents(books.intents, findings);
  auditRefunds(books.refunds, findings);
}

/** All that the provider knows of one movement of money. */
interface MoneyThere {
  intent: IntentThere | null;
  readonly charges: ChargeThere[];
  readonly refunds: RefundThere[];
  readonly disputes: DisputeThere[];
}

const noMoney = (): MoneyThere => ({ intent: null, charges: [], refunds: [], disputes: [] });

function moneyThere(books: ProviderBooks): Map<string | null, MoneyThere> {
  const there = new Map<string | null, MoneyThere>();
  const of = (paymentIntentId: string | null): MoneyThere => {
    const money = there.get(paymentIntentId) ?? noMoney();
    there.set(paymentIntentId, money);
    return money;
  };
  for (const intent of books.intents) of(intent.paymentIntentId).intent = intent;
  for (const charge of books.charges) of(charge.paymentIntentId).charges.push(charge);
  for (const refund of books.refunds) of(refund.paymentIntentId).refunds.push(refund);
  for (const dispute of books.disputes) of(dispute.paymentIntentId).disputes.push(dispute);
  return there;
}

function auditPayment(
  paymentId: string,
  payment: AuditedPayment,
  { intent, charges, refunds, disputes }: MoneyThere,
  findings: Findings,
): void {
  findings.check(
    'a completed payment is money at the provider, of that amount',
    intent?.receivedCents === payment.amountCents && charges.length === 1,
    () => `payment ${paymentId}: ${intent?.receivedCents ?? 0} of ${payment.amountCents} cents`,
  );
  const paid = refunds.filter(({ status }) => status === 'paid');
  // One that began at the provider's dashboard has a name of ours that only we know.
  const told = inOrder(paid.map(({ amountCents }) => amountCents));
  const recorded = inOrder(payment.refunds.values());
  findings.check(
    'what the provider paid back is what is recorded',
    told === recorded &&
      paid.every(
        ({ refundId, amountCents }) => refundId === null || payment.refunds.get(refundId) === amountCents,
      ),
    () => `payment ${paymentId}: [${told}] cents there, [${recorded}] in the log`,
  );
  for (const disputeId of payment.disputes.keys())
    findings.check(
      'a dispute is one of the provider’s, about this money',
      disputes.some((dispute) => dispute.disputeId === disputeId),
      () => `dispute ${disputeId} of payment ${paymentId}`,
    );
}

function auditCharges(
  paymentIntentId: string | null,
  payment: AuditedPayment | undefined,
  { charges }: MoneyThere,
  findings: Findings,
): void {
  for (const { chargeId, amountCents } of charges)
    findings.check(
      'what was charged at the provider is a completed payment of that amount',
      payment?.amountCents === amountCents,
      () => `charge ${chargeId} of ${amountCents} cents`,
    );
  findings.check('nobody is charged twice', charges.length <= 1, () => `${paymentIntentId}`);
}

function auditDispute(
  { disputeId, status, takenCents }: DisputeThere,
  payment: AuditedPayment | undefined,
  findings: Findings,
): void {
  if (status === 'inquiry') return;
  const known = payment?.disputes.get(disputeId);
  // One that came and went, and took nothing, may never have been heard of.
  const isNoNews = known === undefined && status === 'closed' && takenCents === 0;
  const isAsThere =
    known !== undefined &&
    (status === 'open' ? known.status === 'open' : known.status !== 'open' && known.lostCents === takenCents);
  findings.check(
    'a dispute stands in the log as it does at the provider',
    isNoNews || isAsThere,
    () => `dispute ${disputeId}: ${status} there, ${takenCents} cents taken`,
  );
}

function auditSessions(
  sessions: readonly SessionThere[],
  payments: ReadonlyMap<string, AuditedPayment>,
  findings: Findings,
): void {
  for (const { sessionId, paymentId, paymentIntentId, amountCents, isPaid } of sessions) {
    const payment = payments.get(paymentId ?? '');
    findings.check(
      'a checkout at the provider is one of ours, and paid here when it is paid there',
      payment?.amountCents === amountCents &&
        (!isPaid || (payment.completedTimes === 1 && payment.paymentIntentId === paymentIntentId)),
      () => `session ${sessionId} of payment ${paymentId}`,
    );
  }
}

function auditIntents(intents: readonly IntentThere[], findings: Findings): void {
  const seen = new Set<string | null>();
  for (const { paymentId, receivedCents } of intents) {
    if (receivedCents === 0) continue;
    findings.check('nobody is charged twice', !seen.has(paymentId), () => `payment ${paymentId}`);
    seen.add(paymentId);
  }
}

function auditRefunds(refunds: readonly RefundThere[], findings: Findings): void {
  const seen = new Set<string>();
  for (const { id, refundId, status } of refunds) {
    findings.check('at rest, no refund is pending at the provider', status !== 'pending', () => id);
    if (refundId === null || status === 'failed') continue;
    findings.check('the provider pays a refund of ours once', !seen.has(refundId), () => refundId);
    seen.add(refundId);
  }
}

/** What is left of a charge after all that went back and all that banks have taken. */
function keptOf({ charges, refunds, disputes }: MoneyThere): number {
  const paid = refunds.filter(({ status }) => status === 'paid');
  const taken = disputes.reduce((sum, { takenCents }) => sum + takenCents, 0);
  return sumOf(charges) - sumOf(paid) - taken;
}

/** Taken for now: the log knows it when the bank has decided. */
function undecided({ disputes: known }: AuditedPayment, { disputes }: MoneyThere): number {
  return disputes
    .filter(({ disputeId }) => known.get(disputeId)?.status === 'open')
    .reduce((sum, { takenCents }) => sum + takenCents, 0);
}

function sumOf(list: readonly { readonly amountCents: number }[]): number {
  return list.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function inOrder(cents: Iterable<number>): string {
  return [...cents].sort((a, b) => a - b).join(', ');
}
