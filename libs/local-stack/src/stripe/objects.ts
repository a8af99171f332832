/** Stripe's objects as far as the product reads them: field names, units and values are Stripe's own. Times are Unix seconds, amounts minor units. */

export interface LineItem {
  readonly id: string;
  readonly object: 'item';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: {
    readonly object: 'price';
    readonly unit_amount: number;
    readonly currency: string;
    readonly product_data: { readonly name: string; readonly description: string | null };
  };
}

/** `us_bank_account` settles days later, or bounces. */
export type PaymentMethod = 'card' | 'us_bank_account';

/** A Checkout Session as stored; `url` is made when it is shown, because the port may differ after a restart. */
export interface StoredSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  customer_details: {
    readonly email: string;
    readonly name: null;
    readonly phone: null;
    readonly address: null;
  } | null;
  readonly customer: null;
  readonly customer_email: string | null;
  expires_at: number;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly mode: 'payment';
  payment_intent: string | null;
  /** Null: whatever is eligible. */
  readonly allowed_payment_method_types: readonly string[] | null;
  readonly payment_method_types: readonly PaymentMethod[];
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  readonly success_url: string;
  readonly ui_mode: 'hosted_page';
  readonly line_items: readonly LineItem[];
  /** `payment_intent_data.metadata`, handed on to the intent and its charge. */
  readonly intent_metadata: Readonly<Record<string, string>>;
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  amount_received: number;
  readonly created: number;
  readonly currency: string;
  /** Null until the money has come. */
  latest_charge: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly receipt_email: string | null;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
}

export interface Card {
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_captured: number;
  amount_refunded: number;
  /** Shown a moment after the charge. */
  readonly balance_transaction: string;
  readonly billing_details: {
    readonly address: null;
    readonly email: string | null;
    readonly name: null;
    readonly phone: null;
    readonly tax_id: null;
  };
  readonly captured: true;
  readonly created: number;
  readonly currency: string;
  /** True from the first dispute on. */
  disputed: boolean;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly paid: true;
  readonly payment_intent: string;
  readonly payment_method_details:
    | { readonly type: 'card'; readonly card: Card }
    | { readonly type: 'us_bank_account'; readonly us_bank_account: { readonly last4: string } };
  refunded: boolean;
  readonly status: 'succeeded';
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly balance_transaction: string;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  /** The money that came back. */
  failure_balance_transaction?: string;
}

export interface FeeDetail {
  readonly amount: number;
  readonly application: null;
  readonly currency: string;
  readonly description: string | null;
  readonly type: 'stripe_fee';
}

/** A movement of the account's balance, as kept: its `status` follows from the time. */
export interface BalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  /** Below 0: taken from the account. Without the fee. */
  readonly amount: number;
  readonly available_on: number;
  readonly balance_type: 'payments';
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  /** Every currency has a balance of its own here. */
  readonly exchange_rate: null;
  readonly fee: number;
  readonly fee_details: readonly FeeDetail[];
  readonly net: number;
  readonly reporting_category: string;
  /** Of what moved it. */
  readonly source: string | null;
  readonly type:
    | 'adjustment'
    | 'charge'
    | 'payment'
    | 'payment_refund'
    | 'payout'
    | 'refund'
    | 'refund_failure'
    | 'stripe_fee'
    | 'topup';
}

/** As shown, but for its `status`, which follows from the time. */
export interface Payout {
  readonly id: string;
  readonly object: 'payout';
  readonly amount: number;
  readonly application_fee: null;
  readonly application_fee_amount: null;
  readonly arrival_date: number;
  readonly automatic: true;
  readonly balance_transaction: string;
  readonly created: number;
  readonly currency: string;
  readonly description: string;
  readonly destination: string;
  readonly failure_balance_transaction: null;
  readonly failure_code: null;
  readonly failure_message: null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly method: 'standard';
  readonly original_payout: null;
  readonly payout_method: null;
  readonly reconciliation_status: 'completed';
  readonly reversed_by: null;
  readonly source_type: 'card';
  readonly statement_descriptor: null;
  readonly trace_id: null;
  readonly type: 'bank_account';
}

export interface StoredPayout extends Payout {
  /** Balance transactions that it pays out, and its own. */
  readonly transactions: readonly string[];
}

/** Money that the account's owner puts in. */
export interface Topup {
  readonly id: string;
  readonly object: 'topup';
  readonly amount: number;
  readonly balance_transaction: string;
  readonly created: number;
  readonly currency: string;
  readonly description: string;
  readonly expected_availability_date: number;
  readonly failure_code: null;
  readonly failure_message: null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly source: null;
  readonly statement_descriptor: null;
  readonly status: 'succeeded';
  readonly transfer_group: null;
}

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'appeal_under_review'
  | 'won'
  | 'lost'
  | 'prevented';

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly balance_transactions: BalanceTransaction[];
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  /** While the bank only asks. */
  is_charge_refundable: boolean;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: 'fraudulent';
  status: DisputeStatus;
}

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.closed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed';

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object };
  readonly livemode: false;
  pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: EventType;
}
