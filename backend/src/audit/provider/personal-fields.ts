/**
 * Fields of the provider's rows that name a person, or may: what a payer typed, what a bank says, what somebody wrote at the provider's dashboard.
 * They are left out at the door. A path goes through lists.
 */
import type { ProviderList } from '@rubicon/contracts';

export interface PersonalFields {
  readonly leftOut: readonly string[];
  /** Of these objects, only what is named here stays: a field, or a field of a field. */
  readonly keptOf: Readonly<Record<string, readonly string[]>>;
}

/** Ours; what others wrote there may be anything. */
const metadata = ['paymentId', 'refundId'];
const paymentMethod = ['type', 'card.brand', 'card.funding', 'card.country', 'card.network_reason_code'];

export const personalFields: Readonly<Record<ProviderList, PersonalFields>> = {
  balance_transactions: { leftOut: ['description', 'fee_details.description'], keptOf: {} },
  charges: {
    leftOut: [
      'billing_details',
      'calculated_statement_descriptor',
      'customer',
      'description',
      'failure_message',
      'fraud_details',
      'level3',
      'outcome.seller_message',
      'payment_method',
      'presentment_details',
      'receipt_email',
      'receipt_number',
      'receipt_url',
      'refunds',
      'review',
      'shipping',
      'source',
      'statement_descriptor',
      'statement_descriptor_suffix',
    ],
    keptOf: { metadata, payment_method_details: paymentMethod },
  },
  refunds: {
    leftOut: [
      'description',
      'destination_details',
      'instructions_email',
      'next_action',
      'presentment_details',
      'receipt_number',
    ],
    keptOf: { metadata },
  },
  disputes: {
    leftOut: [
      'balance_transactions.description',
      'balance_transactions.fee_details.description',
      'evidence',
      'evidence_details.enhanced_eligibility',
    ],
    keptOf: { metadata, payment_method_details: paymentMethod },
  },
  payouts: {
    leftOut: ['description', 'destination', 'failure_message', 'statement_descriptor', 'trace_id'],
    keptOf: { metadata },
  },
};
