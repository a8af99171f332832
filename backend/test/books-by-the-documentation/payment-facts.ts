/** What the log tells of one payment, as an auditor notes it beside the books. Written from docs/audit.md alone. */
export interface PaymentFacts {
  readonly paymentId: string;
  playerId: string | null;
  /** What the checkout asked for: the money, and the credits for it; null: its opening is missing. */
  asked: { readonly money: number; readonly credits: number } | null;
  /** Micro-dollars that each completion says came, and when. */
  readonly completions: { readonly amount: number; readonly at: string }[];
  /** The provider's names of the money that came. */
  readonly intents: Set<string>;
  claimedAt: string | null;
  /** Credits that wallets got by this payment. */
  readonly credits: { readonly playerId: string; readonly amount: number; readonly at: string }[];
  readonly refunds: Map<string, RefundFacts>;
  readonly disputes: Map<string, DisputeFacts>;
  owed: number;
  owedAt: string | null;
  clearing: number;
  /** When its clearing account last left zero. */
  unclearedAt: string | null;
  touchedAt: string;
}

export interface RefundFacts {
  /** Micro-dollars that went back by the payment's stream. */
  recorded: number;
  /** Credits and our cost that a wallet settled, less what was reversed. */
  settled: number;
  isHeld: boolean;
  touchedAt: string;
}

export interface DisputeFacts {
  inPayment: 'unknown' | 'open' | 'closed';
  inWallet: 'unknown' | 'open' | 'closed';
  disputed: number;
  /** What the bank keeps by its last decision. */
  lost: number;
  /** Clawed back or written off, less what was reinstated. */
  taken: number;
  touchedAt: string;
}

export function newPayment(paymentId: string, at: string): PaymentFacts {
  return {
    paymentId,
    playerId: null,
    asked: null,
    completions: [],
    intents: new Set(),
    claimedAt: null,
    credits: [],
    refunds: new Map(),
    disputes: new Map(),
    owed: 0,
    owedAt: null,
    clearing: 0,
    unclearedAt: null,
    touchedAt: at,
  };
}

export function refundOf({ refunds }: PaymentFacts, refundId: string, at: string): RefundFacts {
  const refund = refunds.get(refundId) ?? { recorded: 0, settled: 0, isHeld: false, touchedAt: at };
  refund.touchedAt = at;
  refunds.set(refundId, refund);
  return refund;
}

export function disputeOf({ disputes }: PaymentFacts, disputeId: string, at: string): DisputeFacts {
  const dispute = disputes.get(disputeId) ?? {
    inPayment: 'unknown',
    inWallet: 'unknown',
    disputed: 0,
    lost: 0,
    taken: 0,
    touchedAt: at,
  };
  dispute.touchedAt = at;
  disputes.set(disputeId, dispute);
  return dispute;
}

function sum(amounts: Iterable<number>): number {
  return [...amounts].reduce((total, each) => total + each, 0);
}

export const paidOf = ({ completions }: PaymentFacts): number => sum(completions.map(({ amount }) => amount));
export const refundedOf = ({ refunds }: PaymentFacts): number =>
  sum([...refunds.values()].map(({ recorded }) => recorded));
export const lostOf = ({ disputes }: PaymentFacts): number =>
  sum([...disputes.values()].map(({ lost }) => lost));
export const takenOf = ({ disputes }: PaymentFacts): number =>
  sum([...disputes.values()].map(({ taken }) => taken));
export const creditedOf = ({ credits }: PaymentFacts): number => sum(credits.map(({ amount }) => amount));

/** The payment less its refunds: the most that a bank can take of a wallet. */
export const leftAfterRefunds = (payment: PaymentFacts): number =>
  Math.max(0, paidOf(payment) - refundedOf(payment));

/** Of the payment, neither paid back nor kept by a bank. */
export const stillHere = (payment: PaymentFacts): number =>
  Math.max(0, paidOf(payment) - refundedOf(payment) - lostOf(payment));
