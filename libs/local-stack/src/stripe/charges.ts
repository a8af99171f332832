/** Taking money: the charge, its intent, and what is booked for it. */
import { ofCharge } from './balance-transactions.js';
import { newId } from './ids.js';
import type { Charge, PaymentIntent } from './objects.js';
import type { StripeState } from './state.js';

/** Takes the intent's whole amount. @param seconds Unix seconds */
export function takeCharge(
  state: StripeState,
  intent: PaymentIntent,
  email: string | null,
  details: Charge['payment_method_details'],
  seconds: number,
): Charge {
  const { amount, currency } = intent;
  const paid = { id: newId('ch'), amount, currency, created: seconds, payment_method_details: details };
  const transaction = ofCharge(paid);
  const charge: Charge = {
    ...paid,
    object: 'charge',
    amount_captured: amount,
    amount_refunded: 0,
    balance_transaction: transaction.id,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    captured: true,
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    refunded: false,
    status: 'succeeded',
  };
  state.charges[charge.id] = charge;
  state.balanceTransactions[transaction.id] = transaction;
  intent.status = 'succeeded';
  intent.amount_received = amount;
  intent.latest_charge = charge.id;
  return charge;
}
