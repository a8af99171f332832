/** GET and POST of `/c/pay/<id>`. */
import { isEmail } from './checkout-sessions.js';
import { html, seeOther, type PageAnswer } from './html-answer.js';
import type { Ledger } from './ledger.js';
import { closedPage, emptyForm, paymentPage, successAddress, unknownPage } from './page.js';
import type { StoredSession } from './objects.js';
import type { StripeState } from './state.js';
import { judgeCard, type CardForm } from './test-card.js';

export interface PayPagePorts {
  readonly state: StripeState;
  readonly ledger: Ledger;
  /** Unix milliseconds. */
  now: () => number;
}

export function createPayPage({ state, ledger, now }: PayPagePorts) {
  return (method: string, path: string, body: string): PageAnswer => {
    const id = /^\/c\/pay\/(\w+)$/.exec(path)?.[1];
    const session = id === undefined ? undefined : state.sessions[id];
    if (!session) return html(404, unknownPage());
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return html(405, unknownPage());
    if (session.status === 'complete' && method === 'POST') return seeOther(successAddress(session));
    if (session.status !== 'open')
      return html(session.status === 'complete' ? 200 : 410, closedPage(session));
    if (method !== 'POST') {
      return html(200, paymentPage(session, { ...emptyForm, email: session.customer_email ?? '' }, {}));
    }
    const form = readForm(body, session.customer_email);
    if (isByBankAccount(body, session)) {
      if (!isEmail(form.email)) return html(422, paymentPage(session, form, { email: NO_EMAIL }));
      ledger.payLater(session, form.email);
      return seeOther(successAddress(session));
    }
    const verdict = judgeCard(form, now());
    if (verdict.kind === 'refused') return html(422, paymentPage(session, form, verdict.errors));
    ledger.pay(session, form.email, verdict.card);
    return seeOther(successAddress(session));
  };
}

const NO_EMAIL = 'Enter an email address, such as name@example.com.';

function isByBankAccount(body: string, { payment_method_types }: StoredSession): boolean {
  const method = new URLSearchParams(body).get('method');
  return method === 'us_bank_account' && payment_method_types.includes(method);
}

/** An address given by the shop cannot be changed on the page. */
function readForm(body: string, fixedEmail: string | null): CardForm {
  const typed = new URLSearchParams(body);
  const field = (name: keyof CardForm) => (typed.get(name) ?? '').slice(0, 512).trim();
  return {
    email: fixedEmail ?? field('email'),
    cardNumber: field('cardNumber'),
    expiry: field('expiry'),
    cvc: field('cvc'),
  };
}
