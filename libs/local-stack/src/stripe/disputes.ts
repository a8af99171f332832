/** The course of a dispute: an inquiry that may become one, the bank's decision for either side or for a part, and what comes after it. */
import { inquiries, isOpen, open, undisputedOf } from './charge-disputes.js';
import { reinstatement, takenBy, withdrawal } from './dispute-money.js';
import { newId } from './ids.js';
import type { BalanceTransaction, Charge, Dispute, DisputeStatus, EventType } from './objects.js';
import type { StripeState } from './state.js';
import { invalidParameter } from './stripe-error.js';

export interface Disputes {
  /** The payer's bank takes the money back for now. @param amount minor units; null for all that is not disputed yet @throws StripeError */
  open: (charge: Charge, amount: number | null) => Dispute;
  /** The bank only asks: no money moves. @param amount as of `open` @throws StripeError */
  inquire: (charge: Charge, amount: number | null) => Dispute;
  /** The inquiry becomes a dispute. @throws StripeError when it is none */
  escalate: (dispute: Dispute) => void;
  /** We have answered: the bank reads it. @throws StripeError when it does not wait for us */
  review: (dispute: Dispute) => void;
  /** For the payer, but for what is reinstated, minor units; or for the shop. @throws StripeError when it is not open */
  close: (dispute: Dispute, outcome: 'won' | 'lost' | 'prevented' | 'withdrawn', reinstated?: number) => void;
  /** A lost one is looked at again. @throws StripeError when it was not lost */
  appeal: (dispute: Dispute) => void;
  /** What was decided for the shop is decided for the payer after all. @throws StripeError when it was not won */
  overturn: (dispute: Dispute) => void;
  /** Money comes back after it was lost, without a word on why. @throws StripeError when it was not lost, or of so much */
  reinstate: (dispute: Dispute, amount: number) => void;
}

export interface DisputesPorts {
  readonly state: StripeState;
  /** Unix seconds. */
  seconds: () => number;
  record: (type: EventType, dispute: Dispute) => void;
}

export function createDisputes({ state, seconds, record }: DisputesPorts): Disputes {
  function begin(charge: Charge, amount: number | null, status: DisputeStatus): Dispute {
    const left = undisputedOf(charge, state);
    if (left <= 0) throw invalidParameter(`Charge ${charge.id} has already been disputed.`);
    const disputed = amount ?? left;
    if (!Number.isInteger(disputed) || disputed < 1 || disputed > left)
      throw invalidParameter(`No more than ${left} of charge ${charge.id} can be disputed.`, 'amount');
    const dispute: Dispute = {
      id: newId('dp'),
      object: 'dispute',
      amount: disputed,
      balance_transactions: [],
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      is_charge_refundable: inquiries.includes(status),
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'fraudulent',
      status,
    };
    state.disputes[dispute.id] = dispute;
    return dispute;
  }

  function withdraw(dispute: Dispute, amount = dispute.amount): void {
    const charge = state.charges[dispute.charge];
    if (charge) charge.disputed = true;
    dispute.is_charge_refundable = false;
    book(dispute, withdrawal(dispute, amount, seconds()));
  }

  function book(dispute: Dispute, transaction: BalanceTransaction): void {
    state.balanceTransactions[transaction.id] = transaction;
    dispute.balance_transactions.push(transaction);
  }

  function giveBack(dispute: Dispute, amount: number): boolean {
    if (!Number.isInteger(amount) || amount < 0 || amount > takenBy(dispute))
      throw invalidParameter(`No more than ${takenBy(dispute)} can be reinstated.`, 'amount');
    if (amount > 0) book(dispute, reinstatement(dispute, amount, seconds()));
    return amount > 0;
  }

  function expect(dispute: Dispute, ...statuses: readonly DisputeStatus[]): void {
    if (!statuses.includes(dispute.status))
      throw invalidParameter(
        isOpen(dispute) ? `This dispute is ${dispute.status}.` : 'This dispute is already closed.',
      );
  }

  return {
    open(charge, amount) {
      const dispute = begin(charge, amount, 'needs_response');
      withdraw(dispute);
      record('charge.dispute.created', dispute);
      record('charge.dispute.funds_withdrawn', dispute);
      return dispute;
    },

    inquire(charge, amount) {
      const dispute = begin(charge, amount, 'warning_needs_response');
      record('charge.dispute.created', dispute);
      return dispute;
    },

    escalate(dispute) {
      expect(dispute, ...inquiries);
      dispute.status = 'needs_response';
      withdraw(dispute);
      record('charge.dispute.updated', dispute);
      record('charge.dispute.funds_withdrawn', dispute);
    },

    review(dispute) {
      expect(dispute, 'needs_response', 'warning_needs_response');
      dispute.status = dispute.status === 'needs_response' ? 'under_review' : 'warning_under_review';
      record('charge.dispute.updated', dispute);
    },

    close(dispute, outcome, reinstated = 0) {
      expect(dispute, ...(outcome === 'withdrawn' ? inquiries : open));
      const isMoved = giveBack(dispute, outcome === 'lost' ? reinstated : takenBy(dispute));
      dispute.status = outcome === 'withdrawn' ? 'warning_closed' : outcome;
      record('charge.dispute.closed', dispute);
      if (isMoved) record('charge.dispute.funds_reinstated', dispute);
    },

    appeal(dispute) {
      expect(dispute, 'lost');
      dispute.status = 'appeal_under_review';
      record('charge.dispute.updated', dispute);
    },

    overturn(dispute) {
      expect(dispute, 'won');
      dispute.status = 'lost';
      withdraw(dispute);
      record('charge.dispute.updated', dispute);
      record('charge.dispute.funds_withdrawn', dispute);
    },

    reinstate(dispute, amount) {
      expect(dispute, 'lost');
      giveBack(dispute, amount);
      record('charge.dispute.funds_reinstated', dispute);
    },
  };
}
