/**
 * `/dashboard`: what the provider's staff, the shop's staff or the payer's bank may do without the shop: refund, dispute, decide a
 * dispute. Every action is a POST to an address of its own, so that tests use the same.
 */
import { escapeHtml as escape } from '../pages/escape-html.js';
import { document, money } from './document.js';
import { html, seeOther, type PageAnswer } from './html-answer.js';
import type { Ledger } from './ledger.js';
import type { Charge } from './objects.js';
import type { StripeState } from './state.js';
import { StripeError } from './stripe-error.js';

export interface DashboardPorts {
  readonly state: StripeState;
  readonly ledger: Ledger;
}

const home = '/dashboard';
const shown = 50;

export function createDashboard({ state, ledger }: DashboardPorts) {
  const actions: Readonly<Record<string, (id: string, form: URLSearchParams) => boolean>> = {
    'charges/refund': (id, form) => {
      const charge = state.charges[id];
      const amount = form.get('amount');
      if (charge)
        ledger.refund(charge, { amount: amount ? Number(amount) : null, reason: null, metadata: {} });
      return charge !== undefined;
    },
    'charges/dispute': (id) => {
      const charge = state.charges[id];
      if (charge) ledger.dispute(charge);
      return charge !== undefined;
    },
    'disputes/won': (id) => closeDispute(id, 'won'),
    'disputes/lost': (id) => closeDispute(id, 'lost'),
    'refunds/succeeded': (id) => endRefund(id, 'succeeded'),
    'refunds/failed': (id) => endRefund(id, 'failed'),
  };

  function closeDispute(id: string, outcome: 'won' | 'lost'): boolean {
    const dispute = state.disputes[id];
    if (dispute) ledger.closeDispute(dispute, outcome);
    return dispute !== undefined;
  }

  function endRefund(id: string, status: 'succeeded' | 'failed'): boolean {
    const refund = state.refunds[id];
    if (refund) ledger.endRefund(refund, status);
    return refund !== undefined;
  }

  return (method: string, path: string, body: string): PageAnswer => {
    if (path === home && method !== 'POST') return html(200, page(state));
    const [, what, id, verb] = /^\/dashboard\/(\w+)\/(\w+)\/(\w+)$/.exec(path) ?? [];
    const action = actions[`${what}/${verb}`];
    if (!action || id === undefined || method !== 'POST') return html(404, problem('There is no such page.'));
    try {
      return action(id, new URLSearchParams(body))
        ? seeOther(home)
        : html(404, problem('It is not known here.'));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return html(409, problem(error.message));
    }
  };
}

function page(state: StripeState): string {
  const charges = Object.values(state.charges).reverse().slice(0, shown);
  const rows = charges.map((charge) => chargeRow(charge, state)).join('');
  return document(
    'Test dashboard: no money moves',
    `<h1>Test dashboard <small>No money moves</small></h1>
    ${rows ? `<ul class="charges">${rows}</ul>` : '<p>Nothing was paid yet.</p>'}`,
  );
}

function chargeRow(charge: Charge, state: StripeState): string {
  const refunds = Object.values(state.refunds).filter(
    (refund) => refund.charge === charge.id && refund.status === 'pending',
  );
  const disputes = Object.values(state.disputes).filter((dispute) => dispute.charge === charge.id);
  const refunded = charge.amount_refunded
    ? `, ${money(charge.amount_refunded, charge.currency)} refunded`
    : '';
  const open = disputes.filter(({ status }) => status === 'needs_response');
  return `<li>
      <p><strong>${money(charge.amount, charge.currency)}</strong>${refunded}<br>${escape(charge.billing_details.email)}
        ${disputes.map(({ status }) => `<br>Dispute: ${status.replace('_', ' ')}`).join('')}</p>
      ${charge.refunded || open.length > 0 ? '' : button(`charges/${charge.id}/refund`, 'Refund')}
      ${charge.disputed ? '' : button(`charges/${charge.id}/dispute`, 'Dispute')}
      ${open.map(({ id }) => button(`disputes/${id}/won`, 'Decide for the shop') + button(`disputes/${id}/lost`, 'Decide for the payer')).join('')}
      ${refunds.map(({ id }) => button(`refunds/${id}/succeeded`, 'Pay out the refund') + button(`refunds/${id}/failed`, 'Fail the refund')).join('')}
    </li>`;
}

function button(path: string, label: string): string {
  return `<form method="post" action="${home}/${path}"><button type="submit">${label}</button></form>`;
}

function problem(message: string): string {
  return document(
    'That is not possible',
    `<h1>That is not possible</h1><p>${escape(message)}</p><p><a href="${home}">Go back</a></p>`,
  );
}
