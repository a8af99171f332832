/** The hosted payment page: one plain form, rendered on the server, no scripts. */
import { escapeHtml as escape } from '../pages/escape-html.js';
import { document, money } from './document.js';
import type { StoredSession } from './objects.js';
import type { CardField, CardForm } from './test-card.js';

const fields: readonly {
  readonly name: CardField;
  readonly label: string;
  readonly attributes: string;
  readonly hint?: string;
}[] = [
  { name: 'email', label: 'Email', attributes: 'type="email" autocomplete="email"' },
  {
    name: 'cardNumber',
    label: 'Card number',
    attributes: 'inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242"',
    hint: 'Test card: 4242 4242 4242 4242',
  },
  {
    name: 'expiry',
    label: 'Expiry',
    attributes: 'inputmode="numeric" autocomplete="off" placeholder="MM / YY"',
  },
  { name: 'cvc', label: 'CVC', attributes: 'inputmode="numeric" autocomplete="off" placeholder="123"' },
];

export const emptyForm: CardForm = { email: '', cardNumber: '', expiry: '', cvc: '' };

/** The form, with what was typed and what is wrong with it. */
export function paymentPage(
  session: StoredSession,
  form: CardForm,
  errors: Partial<Record<CardField, string>>,
): string {
  const items = session.line_items.map(
    (item) => `<li><span>${escape(item.description)}${item.quantity > 1 ? ` × ${item.quantity}` : ''}</span>
      <span>${money(item.amount_total, item.currency)}</span></li>`,
  );
  const messages = Object.values(errors);
  const alert = messages.length
    ? `<div class="alert" role="alert"><strong>The payment did not go through.</strong> ${messages.map(escape).join(' ')}</div>`
    : '';
  const cancel = session.cancel_url
    ? `<a class="cancel" href="${escape(session.cancel_url)}">Cancel</a>`
    : '';
  return document(
    'Test payment: no money moves',
    `<h1>Test payment <small>No money moves</small></h1>
    <p class="total">${money(session.amount_total, session.currency)}</p>
    <ul class="items">${items.join('')}</ul>
    ${alert}
    <form method="post" action="/c/pay/${session.id}" novalidate>
      ${fields.map((field) => input(field, form[field.name], errors[field.name], session)).join('')}
      <button type="submit">Pay</button>
      ${session.payment_method_types.includes('us_bank_account') ? bankButton : ''}
      ${cancel}
    </form>`,
  );
}

const bankButton = `<button type="submit" name="method" value="us_bank_account">Pay from a bank account (settles later)</button>`;

/** Shown for a session that can no longer be paid. */
export function closedPage(session: StoredSession): string {
  const paid = session.status === 'complete';
  const back = paid ? successAddress(session) : session.cancel_url;
  return document(
    paid ? 'This test payment is complete' : 'This checkout has expired',
    `<h1>${paid ? 'This test payment is complete' : 'This checkout has expired'}</h1>
    <p>${paid ? 'Nothing more is to be paid here.' : 'Nothing was charged. Start again from the shop.'}</p>
    ${back ? `<p><a href="${escape(back)}">Go back</a></p>` : ''}`,
  );
}

export function unknownPage(): string {
  return document('No such checkout', '<h1>No such checkout</h1><p>The address may be incomplete.</p>');
}

/** Stripe fills in the session's id where the template stands. */
export function successAddress(session: StoredSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function input(
  field: (typeof fields)[number],
  value: string,
  error: string | undefined,
  session: StoredSession,
): string {
  const described = [field.hint && `${field.name}-hint`, error && `${field.name}-error`]
    .filter(Boolean)
    .join(' ');
  const fixed = field.name === 'email' && session.customer_email ? 'readonly' : '';
  return `<div class="field ${field.name}">
      <label for="${field.name}">${field.label}</label>
      <input id="${field.name}" name="${field.name}" value="${escape(value)}" ${field.attributes} required ${fixed}
        ${described ? `aria-describedby="${described}"` : ''} ${error ? 'aria-invalid="true"' : ''}>
      ${field.hint ? `<p class="hint" id="${field.name}-hint">${field.hint}</p>` : ''}
      ${error ? `<p class="error" id="${field.name}-error">${escape(error)}</p>` : ''}
    </div>`;
}
