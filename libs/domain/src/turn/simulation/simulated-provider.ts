/**
 * A payment provider with a real one's manners: refunds that are pending, refused, or fail after they were paid; banks that dispute a payment
 * in parts, decide for a part of it, and think better of it; notices that come late, twice, in any order, with what was true when they
 * were written, and sometimes never.
 */
import type {
  CheckoutSession,
  PaymentsAtProvider,
  ProviderDispute,
  ProviderNotice,
  ProviderRefund,
  RefundAnswer,
  RefundToPay,
} from '../../payment/payment-provider.js';

export interface ProviderPayment {
  readonly paymentId: string;
  readonly sessionId: string;
  readonly intentId: string;
  readonly amountCents: number;
  status: 'open' | 'paid' | 'expired';
  readonly refunds: { -readonly [Field in keyof ProviderRefund]: ProviderRefund[Field] }[];
  readonly disputes: { -readonly [Field in keyof ProviderDispute]: ProviderDispute[Field] }[];
}

interface PendingNotice {
  readonly notice: ProviderNotice;
  repeats: number;
}

export interface ProviderWorld {
  random(): number;
  integer(below: number): number;
  /** Notices that something else makes up for may be lost. */
  readonly losesNotices: boolean;
  note(what: string): void;
}

export class SimulatedProvider {
  readonly payments = new Map<string, ProviderPayment>();
  /** Nothing new goes wrong; what is under way comes to its end. */
  isCalm = false;
  readonly #notices: PendingNotice[] = [];
  #ids = 0;

  constructor(private readonly world: ProviderWorld) {}

  get hasNotices(): boolean {
    return this.#notices.length > 0;
  }

  get isQuiet(): boolean {
    const payments = [...this.payments.values()];
    return (
      !this.hasNotices && payments.every(({ refunds }) => refunds.every(({ status }) => status !== 'pending'))
    );
  }

  /** The provider as a process meets it; every call may be asked twice. */
  asked(call: <Result>(label: string, effect: () => Result) => Promise<Result>): PaymentsAtProvider {
    const by = <Result>(intentId: string, look: (payment: ProviderPayment) => Result): Result => {
      const found = [...this.payments.values()].find((payment) => payment.intentId === intentId);
      if (!found) throw new Error(`no such intent: ${intentId}`);
      return look(found);
    };
    return {
      findSession: (sessionId) =>
        call('find session', () => {
          const found = [...this.payments.values()].find((payment) => payment.sessionId === sessionId);
          return found ? sessionOf(found) : null;
        }),
      sessionOf: (intentId) => call('find session', () => by(intentId, sessionOf)),
      refund: (refund) =>
        call('refund', () => by(refund.paymentIntentId, (payment) => this.#refund(payment, refund))),
      refundsOf: (intentId) =>
        call('list refunds', () => by(intentId, ({ refunds }) => structuredClone(refunds))),
      disputesOf: (intentId) =>
        call('list disputes', () => by(intentId, ({ disputes }) => structuredClone(disputes))),
    };
  }

  open(paymentId: string, amountCents: number): CheckoutSession {
    const known = this.payments.get(paymentId);
    if (known) return sessionOf(known);
    const payment: ProviderPayment = {
      paymentId,
      sessionId: `session of ${paymentId}`,
      intentId: `intent of ${paymentId}`,
      amountCents,
      status: 'open',
      refunds: [],
      disputes: [],
    };
    this.payments.set(paymentId, payment);
    return sessionOf(payment);
  }

  pay(paymentId: string): void {
    const payment = this.payments.get(paymentId);
    if (payment?.status !== 'open') return;
    payment.status = 'paid';
    this.#tell({ kind: 'session_changed', session: sessionOf(payment) });
  }

  expire(paymentId: string): CheckoutSession | null {
    const payment = this.payments.get(paymentId);
    if (!payment) return null;
    if (payment.status === 'open') {
      payment.status = 'expired';
      this.#tell({ kind: 'session_changed', session: sessionOf(payment) });
    }
    return sessionOf(payment);
  }

  /** One thing that a bank, or somebody at the provider's dashboard, may do now. */
  act(): void {
    const paid = [...this.payments.values()].filter(({ status }) => status === 'paid');
    const payment = paid[this.world.integer(Math.max(1, paid.length))];
    if (!payment) return;
    const pending = payment.refunds.find(({ status }) => status === 'pending');
    if (pending) return this.#endRefund(payment, pending);
    if (this.isCalm) {
      for (const each of paid)
        for (const refund of each.refunds) if (refund.status === 'pending') this.#endRefund(each, refund);
      return;
    }
    const open = payment.disputes.find(({ status }) => status === 'open');
    const closed = payment.disputes.find(({ status }) => status === 'closed');
    const refund = payment.refunds.find(({ status }) => status === 'paid');
    const left = leftOf(payment);
    const roll = this.world.random();
    if (open && roll < 0.5) return this.#closeDispute(payment, open);
    if (closed && roll < 0.12) return this.#reopen(payment, closed);
    if (closed && closed.lostCents > 0 && roll < 0.24) return this.#reinstate(payment, closed);
    if (refund && roll < 0.3) return this.#failRefund(payment, refund);
    if (left > 0 && roll < 0.6 && payment.disputes.length < 3) return this.#dispute(payment, left);
    if (left > 0 && !open && roll < 0.75) this.#refundAtDashboard(payment, left);
  }

  takeNotice(): PendingNotice | null {
    return this.#notices[this.world.integer(Math.max(1, this.#notices.length))] ?? null;
  }

  /** It was answered with success; now and then it comes again all the same. */
  acknowledge(notice: PendingNotice): void {
    const at = this.#notices.indexOf(notice);
    if (at < 0) return;
    if (notice.repeats < 2 && this.world.random() < 0.2) notice.repeats += 1;
    else this.#notices.splice(at, 1);
  }

  #refund(payment: ProviderPayment, { refundId, amountCents }: RefundToPay): RefundAnswer {
    const known = payment.refunds.find((refund) => refund.refundId === refundId);
    if (known) return answerOf(known);
    if (payment.disputes.some(({ status }) => status === 'open'))
      return { kind: 'refused', code: 'charge_disputed' };
    if (amountCents > leftOf(payment)) return { kind: 'refused', code: 'amount_too_large' };
    const roll = this.isCalm ? 1 : this.world.random();
    const refund: ProviderPayment['refunds'][number] = {
      refundId,
      amountCents,
      status: roll < 0.25 ? 'pending' : roll < 0.35 ? 'failed' : 'paid',
    };
    payment.refunds.push(refund);
    this.#moved(payment, 'refund made');
    return answerOf(refund);
  }

  #refundAtDashboard(payment: ProviderPayment, left: number): void {
    const refundId = `dashboard ${(this.#ids += 1)}`;
    payment.refunds.push({ refundId, amountCents: 1 + this.world.integer(left), status: 'paid' });
    this.#moved(payment, 'refund at the dashboard');
  }

  #endRefund(payment: ProviderPayment, refund: ProviderPayment['refunds'][number]): void {
    refund.status = !this.isCalm && this.world.random() < 0.4 ? 'failed' : 'paid';
    this.#movedPerhapsUntold(payment, 'refund ends');
  }

  #failRefund(payment: ProviderPayment, refund: ProviderPayment['refunds'][number]): void {
    refund.status = 'failed';
    this.#moved(payment, 'paid refund fails');
  }

  #dispute(payment: ProviderPayment, left: number): void {
    const amountCents = this.world.random() < 0.4 ? left : 1 + this.world.integer(left);
    const disputeId = `dispute ${(this.#ids += 1)}`;
    payment.disputes.push({ disputeId, amountCents, status: 'open', lostCents: 0 });
    this.#moved(payment, 'dispute opens');
  }

  #closeDispute(payment: ProviderPayment, dispute: ProviderPayment['disputes'][number]): void {
    const roll = this.world.random();
    dispute.status = 'closed';
    dispute.lostCents =
      roll < 0.4 ? 0 : roll < 0.7 ? dispute.amountCents : this.world.integer(dispute.amountCents);
    this.#movedPerhapsUntold(payment, 'dispute ends');
  }

  #reopen(payment: ProviderPayment, dispute: ProviderPayment['disputes'][number]): void {
    if (dispute.amountCents - dispute.lostCents > leftOf(payment)) return;
    dispute.status = 'open';
    dispute.lostCents = 0;
    this.#moved(payment, 'dispute opens again');
  }

  #reinstate(payment: ProviderPayment, dispute: ProviderPayment['disputes'][number]): void {
    dispute.lostCents = this.world.integer(dispute.lostCents);
    this.#moved(payment, 'money reinstated');
  }

  #movedPerhapsUntold(payment: ProviderPayment, what: string): void {
    if (this.world.losesNotices && this.world.random() < 0.2) return this.world.note('notice lost');
    this.#moved(payment, what);
  }

  #moved(payment: ProviderPayment, what: string): void {
    this.world.note(what);
    this.#tell({ kind: 'money_moved', paymentIntentId: payment.intentId });
  }

  #tell(notice: ProviderNotice): void {
    this.#notices.push({ notice, repeats: 0 });
  }
}

/** Of what was paid: neither on its way back, nor held or kept by a bank. */
function leftOf({ amountCents, refunds, disputes }: ProviderPayment): number {
  const back = refunds.reduce(
    (sum, refund) => sum + (refund.status === 'failed' ? 0 : refund.amountCents),
    0,
  );
  const held = disputes.reduce(
    (sum, dispute) => sum + (dispute.status === 'open' ? dispute.amountCents : dispute.lostCents),
    0,
  );
  return amountCents - back - held;
}

function sessionOf({
  paymentId,
  sessionId,
  intentId,
  amountCents,
  status,
}: ProviderPayment): CheckoutSession {
  const isPaid = status === 'paid';
  return {
    sessionId,
    paymentId,
    status: isPaid ? 'complete' : status,
    paid: isPaid,
    amountCents,
    currency: 'usd',
    paymentIntentId: isPaid ? intentId : null,
  };
}

function answerOf({ status }: ProviderRefund): RefundAnswer {
  return status === 'failed' ? { kind: 'refused', code: 'refund_failed' } : { kind: status };
}
