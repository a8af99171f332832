/** Creating a Checkout Session: mode payment, inline prices. Limits and messages are Stripe's. */
import { newId } from './ids.js';
import type { LineItem, PaymentMethod, StoredSession } from './objects.js';
import type { Parameters } from './parameters.js';
import { invalidParameter } from './stripe-error.js';

const halfAnHour = 30 * 60;
const aDay = 24 * 60 * 60;
/** Stripe's least charge in USD is 50 cents. */
const leastAmount = 50;

const knownParameters = [
  'cancel_url',
  'client_reference_id',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'metadata',
  'mode',
  'payment_intent_data',
  'allowed_payment_method_types',
  'success_url',
  'ui_mode',
];

/** @param nowSeconds Unix seconds @throws StripeError for a parameter that is missing, unknown or wrong */
export function newSession(parameters: Parameters, nowSeconds: number): StoredSession {
  parameters.allowOnly(knownParameters);
  const mode = parameters.requiredText('mode');
  if (mode !== 'payment') throw invalidParameter(`Invalid mode: this server knows only payment`, 'mode');
  const allowed = paymentMethods(parameters);

  const success_url = parameters.url('success_url') ?? parameters.requiredText('success_url');
  const items = parameters.children('line_items').map(lineItem);
  if (items.length === 0) {
    throw invalidParameter('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  const currency = items[0]?.currency ?? 'usd';
  if (items.some((item) => item.currency !== currency)) {
    throw invalidParameter('All line items must have the same currency.', 'line_items');
  }
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  if (total < leastAmount) {
    throw invalidParameter(
      `The Checkout Session's total amount due must add up to at least $0.50 ${currency}`,
      'line_items',
      'amount_too_small',
    );
  }
  return {
    id: newId('cs_test'),
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: parameters.url('cancel_url'),
    client_reference_id: parameters.text('client_reference_id'),
    created: nowSeconds,
    currency,
    customer: null,
    customer_details: null,
    customer_email: customerEmail(parameters),
    expires_at: expiry(parameters, nowSeconds),
    livemode: false,
    metadata: parameters.metadata(),
    mode,
    payment_intent: null,
    allowed_payment_method_types: allowed.length === 0 ? null : allowed,
    payment_method_types: allowed.length === 0 ? knownMethods : allowed,
    payment_status: 'unpaid',
    status: 'open',
    success_url,
    ui_mode: 'hosted_page',
    line_items: items,
    intent_metadata: parameters.child('payment_intent_data')?.metadata() ?? {},
  };
}

/** Whatever is eligible, unless the shop names them. */
const knownMethods: readonly PaymentMethod[] = ['card', 'us_bank_account'];

function paymentMethods(parameters: Parameters): PaymentMethod[] {
  return parameters.texts('allowed_payment_method_types').map((type) => {
    const known = knownMethods.find((method) => method === type);
    if (known) return known;
    throw invalidParameter(
      `Invalid payment method type: ${type}: this server knows only ${knownMethods.join(' and ')}`,
      'allowed_payment_method_types',
    );
  });
}

function lineItem(item: Parameters): LineItem {
  const price = item.child('price_data');
  if (!price) {
    throw invalidParameter(
      `Missing required param: ${item.name('price_data')}.`,
      item.name('price_data'),
      'parameter_missing',
    );
  }
  const currency = price.requiredText('currency').toLowerCase();
  const unit_amount = price.integer('unit_amount') ?? Number.NaN;
  if (!(unit_amount >= 0)) {
    throw invalidParameter('Invalid non-negative integer', price.name('unit_amount'));
  }
  const quantity = item.integer('quantity') ?? 1;
  if (quantity < 1) throw invalidParameter('Invalid positive integer', item.name('quantity'));
  const product = price.child('product_data');
  const name = product?.requiredText('name');
  if (!product || !name) {
    throw invalidParameter(
      `Missing required param: ${price.name('product_data')}.`,
      price.name('product_data'),
      'parameter_missing',
    );
  }
  return {
    id: newId('li'),
    object: 'item',
    amount_subtotal: unit_amount * quantity,
    amount_total: unit_amount * quantity,
    currency,
    description: name,
    quantity,
    price: {
      object: 'price',
      unit_amount,
      currency,
      product_data: { name, description: product.text('description') },
    },
  };
}

function customerEmail(parameters: Parameters): string | null {
  const email = parameters.text('customer_email');
  if (email === null || isEmail(email)) return email;
  throw invalidParameter(`Invalid email address: ${email}`, 'customer_email', 'email_invalid');
}

export function isEmail(text: string): boolean {
  return text.length <= 512 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

function expiry(parameters: Parameters, nowSeconds: number): number {
  const at = parameters.integer('expires_at') ?? nowSeconds + aDay;
  // A minute of grace on both sides: clocks and slow requests.
  if (at < nowSeconds + halfAnHour - 60 || at > nowSeconds + aDay + 60) {
    throw invalidParameter(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return at;
}
