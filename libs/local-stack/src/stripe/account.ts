/** What moves the account's money without the shop. Amounts in minor units. */
import { ofFee, ofTopup } from './balance-transactions.js';
import { takeCharge } from './charges.js';
import { newId } from './ids.js';
import type { PaymentIntent, Topup } from './objects.js';
import type { StripeState } from './state.js';

export interface Account {
  /** Somebody pays the account, by card, for something else. */
  charge: (currency: string, amount: number) => void;
  /** Its owner puts money in. */
  topUp: (currency: string, amount: number) => void;
  /** The provider takes what it asks for its services. */
  takeFee: (currency: string, amount: number) => void;
}

export interface AccountPorts {
  readonly state: StripeState;
  /** Unix seconds. */
  seconds: () => number;
}

const card = { last4: '4242', exp_month: 12, exp_year: 2040 };

export function createAccount({ state, seconds }: AccountPorts): Account {
  return {
    charge(currency, amount) {
      const intent: PaymentIntent = {
        id: newId('pi'),
        object: 'payment_intent',
        amount,
        amount_received: 0,
        created: seconds(),
        currency,
        latest_charge: null,
        livemode: false,
        metadata: {},
        receipt_email: null,
        status: 'processing',
      };
      state.paymentIntents[intent.id] = intent;
      takeCharge(state, intent, null, { type: 'card', card }, seconds());
    },

    topUp(currency, amount) {
      const description = 'Top-up';
      const put = { id: newId('tu'), amount, currency, created: seconds(), description };
      const transaction = ofTopup(put);
      const topup: Topup = {
        ...put,
        object: 'topup',
        balance_transaction: transaction.id,
        expected_availability_date: seconds(),
        failure_code: null,
        failure_message: null,
        livemode: false,
        metadata: {},
        source: null,
        statement_descriptor: null,
        status: 'succeeded',
        transfer_group: null,
      };
      state.topups[topup.id] = topup;
      state.balanceTransactions[transaction.id] = transaction;
    },

    takeFee(currency, amount) {
      const fee = ofFee(amount, currency, seconds(), 'Usage fee');
      state.balanceTransactions[fee.id] = fee;
    },
  };
}
