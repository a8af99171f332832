import { providerLists, type ProviderList } from '@rubicon/contracts';
import { withoutPersonalFields } from './without-personal-fields.js';

const ada = 'Ada Lovelace, ada@example.org';
const address = { city: ada, country: 'GB', line1: ada, line2: ada, postal_code: ada, state: ada };
const person = { address, email: ada, name: ada, phone: ada, tax_id: ada };

/** Wherever the provider lets somebody write, or says who somebody is. */
const full: Readonly<Record<ProviderList, Record<string, unknown>>> = {
  balance_transactions: {
    id: 'txn_1',
    amount: 500,
    description: ada,
    fee_details: [{ amount: 45, description: ada }],
  },
  charges: {
    id: 'ch_1',
    amount: 500,
    billing_details: person,
    calculated_statement_descriptor: ada,
    customer: ada,
    description: ada,
    failure_message: ada,
    fraud_details: { user_report: ada },
    level3: { customer_reference: ada },
    metadata: { paymentId: 'p-1', refundId: 'r-1', orderedBy: ada },
    outcome: { type: 'authorized', seller_message: ada },
    payment_method: ada,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', last4: ada, fingerprint: ada, wallet: { apple_pay: person }, checks: {} },
      us_bank_account: { bank_name: ada, last4: ada },
    },
    receipt_email: ada,
    receipt_number: ada,
    receipt_url: ada,
    refunds: { data: [{ metadata: { note: ada } }] },
    shipping: person,
    source: { name: ada },
    statement_descriptor: ada,
    statement_descriptor_suffix: ada,
  },
  refunds: {
    id: 're_1',
    amount: 500,
    description: ada,
    destination_details: { us_bank_transfer: { reference: ada } },
    instructions_email: ada,
    metadata: { refundId: 'r-1', why: ada },
    next_action: { display_details: { email_sent: { email_sent_to: ada } } },
    receipt_number: ada,
  },
  disputes: {
    id: 'dp_1',
    amount: 500,
    balance_transactions: [
      { amount: -500, description: ada, fee_details: [{ amount: 1500, description: ada }] },
    ],
    evidence: { customer_name: ada, customer_email_address: ada, uncategorized_text: ada },
    evidence_details: { due_by: 1, enhanced_eligibility: { visa: ada } },
    metadata: { note: ada },
    payment_method_details: { type: 'card', card: { brand: 'visa', network_reason_code: '10.4' } },
  },
  payouts: {
    id: 'po_1',
    amount: 500,
    description: ada,
    destination: { account_holder_name: ada },
    failure_message: ada,
    metadata: { note: ada },
    statement_descriptor: ada,
    trace_id: { value: ada },
  },
};

it.each(providerLists)('leaves whoever is named out of %s, and keeps the money', (list) => {
  const original = structuredClone(full[list]);
  const kept = withoutPersonalFields(list, original);
  expect(JSON.stringify(kept)).not.toContain('Ada');
  expect(kept).toMatchObject({ id: full[list]['id'], amount: 500 });
  // The original is somebody else's.
  expect(original).toEqual(full[list]);
});

it('keeps what is ours and what kind of means it was paid with', () => {
  expect(withoutPersonalFields('charges', full.charges)).toEqual({
    id: 'ch_1',
    amount: 500,
    metadata: { paymentId: 'p-1', refundId: 'r-1' },
    outcome: { type: 'authorized' },
    payment_method_details: { type: 'card', card: { brand: 'visa' } },
  });
  expect(withoutPersonalFields('disputes', full.disputes)).toMatchObject({
    balance_transactions: [{ amount: -500, fee_details: [{ amount: 1_500 }] }],
    payment_method_details: { type: 'card', card: { brand: 'visa', network_reason_code: '10.4' } },
  });
});
