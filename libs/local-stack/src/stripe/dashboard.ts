/**
 * `/dashboard`: what the provider's staff, the shop's staff or the payer's bank may do without the shop: refund, let a refund fail, ask, dispute,
 * decide, think better of it. Every action is a POST to an address of its own, so that tests use the same.
 */
import { escapeHtml as escape } from '../pages/escape-html.js';
import { document, money } from './document.js';
import { html, seeOther, type PageAnswer } from './html-answer.js';
import { isOpen } from './disputes.js';
import { takenBy } from './dispute-money.js';
import type { Ledger } from './ledger.js';
import type { Charge, Dispute, Refund, StoredSession } from './objects.js';
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
    'charges/refund': (id, form) =>
      onCharge(id, (charge) => ledger.refund(charge, { amount: amountOf(form), reason: null, metadata: {} })),
    'charges/dispute': (id, form) => onCharge(id, (charge) => ledger.disputes.open(charge, amountOf(form))),
    'charges/inquire': (id, form) =>
      onCharge(id, (charge) => ledger.disputes.inquire(charge, amountOf(form))),
    'disputes/escalate': (id) => onDispute(id, ledger.disputes.escalate),
    'disputes/review': (id) => onDispute(id, ledger.disputes.review),
    'disputes/won': (id) => onDispute(id, (dispute) => ledger.disputes.close(dispute, 'won')),
    'disputes/lost': (id, form) =>
      onDispute(id, (dispute) => ledger.disputes.close(dispute, 'lost', amountOf(form, 'reinstated') ?? 0)),
    'disputes/prevented': (id) => onDispute(id, (dispute) => ledger.disputes.close(dispute, 'prevented')),
    'disputes/withdrawn': (id) => onDispute(id, (dispute) => ledger.disputes.close(dispute, 'withdrawn')),
    'disputes/appeal': (id) => onDispute(id, ledger.disputes.appeal),
    'disputes/overturned': (id) => onDispute(id, ledger.disputes.overturn),
    'disputes/reinstated': (id, form) =>
      onDispute(id, (dispute) => ledger.disputes.reinstate(dispute, amountOf(form) ?? takenBy(dispute))),
    'refunds/succeeded': (id) => endRefund(id, 'succeeded'),
    'refunds/failed': (id) => endRefund(id, 'failed'),
    'sessions/settled': (id) => settlePayment(id, 'succeeded'),
    'sessions/bounced': (id) => settlePayment(id, 'failed'),
  };

  function onCharge(id: string, work: (charge: Charge) => unknown): boolean {
    const charge = state.charges[id];
    if (charge) work(charge);
    return charge !== undefined;
  }

  function onDispute(id: string, work: (dispute: Dispute) => unknown): boolean {
    const dispute = state.disputes[id];
    if (dispute) work(dispute);
    return dispute !== undefined;
  }

  function endRefund(id: string, status: 'succeeded' | 'failed'): boolean {
    const refund = state.refunds[id];
    if (refund) ledger.endRefund(refund, status);
    return refund !== undefined;
  }

  function settlePayment(id: string, outcome: 'succeeded' | 'failed'): boolean {
    const session = state.sessions[id];
    if (session) ledger.settlePayment(session, outcome);
    return session !== undefined;
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
  const underWay = Object.values(state.sessions).filter(
    ({ payment_intent }) => state.paymentIntents[payment_intent ?? '']?.status === 'processing',
  );
  const charges = Object.values(state.charges).reverse().slice(0, shown);
  const rows = [...underWay.map(sessionRow), ...charges.map((charge) => chargeRow(charge, state))].join('');
  return document(
    'Test dashboard: no money moves',
    `<h1>Test dashboard <small>No money moves</small></h1>
    ${rows ? `<ul class="charges">${rows}</ul>` : '<p>Nothing was paid yet.</p>'}`,
  );
}

function sessionRow({ id, amount_total, currency, customer_details }: StoredSession): string {
  return `<li>
      <p><strong>${money(amount_total, currency)}</strong>, under way<br>${escape(customer_details?.email ?? '')}</p>
      ${button(`sessions/${id}/settled`, 'Let it come')}${button(`sessions/${id}/bounced`, 'Let it bounce')}
    </li>`;
}

function chargeRow(charge: Charge, state: StripeState): string {
  const refunds = Object.values(state.refunds).filter((refund) => refund.charge === charge.id);
  const disputes = Object.values(state.disputes).filter((dispute) => dispute.charge === charge.id);
  const refunded = charge.amount_refunded
    ? `, ${money(charge.amount_refunded, charge.currency)} refunded`
    : '';
  const isDisputable = disputes.reduce((sum, { amount }) => sum + amount, 0) < charge.amount;
  return `<li>
      <p><strong>${money(charge.amount, charge.currency)}</strong>${refunded}<br>${escape(charge.billing_details.email)}
        ${disputes.map((dispute) => `<br>${disputeLine(dispute)}`).join('')}</p>
      ${charge.refunded || disputes.some(isOpen) ? '' : button(`charges/${charge.id}/refund`, 'Refund', 'amount')}
      ${isDisputable ? button(`charges/${charge.id}/dispute`, 'Dispute', 'amount') + button(`charges/${charge.id}/inquire`, 'Ask about it', 'amount') : ''}
      ${disputes.map(disputeButtons).join('')}
      ${refunds.map(refundButtons).join('')}
    </li>`;
}

function disputeLine(dispute: Dispute): string {
  const { status, amount, currency } = dispute;
  const taken = takenBy(dispute);
  return `Dispute of ${money(amount, currency)}: ${status.replaceAll('_', ' ')}${taken > 0 ? `, ${money(taken, currency)} taken` : ''}`;
}

function disputeButtons({ id, status }: Dispute): string {
  const to = (verb: string, label: string, field?: string) => button(`disputes/${id}/${verb}`, label, field);
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return to('escalate', 'Make it a dispute') + to('withdrawn', 'Close the inquiry');
    case 'needs_response':
    case 'under_review':
    case 'appeal_under_review':
      return to('won', 'Decide for the shop') + to('lost', 'Decide for the payer', 'reinstated');
    case 'lost':
      return to('appeal', 'Appeal') + to('reinstated', 'Give back', 'amount');
    case 'won':
      return to('overturned', 'Decide for the payer after all');
    default:
      return '';
  }
}

function refundButtons({ id, status }: Refund): string {
  if (status === 'failed') return '';
  const fail = button(
    `refunds/${id}/failed`,
    status === 'pending' ? 'Fail the refund' : 'Fail the paid refund',
  );
  return status === 'pending' ? button(`refunds/${id}/succeeded`, 'Pay out the refund') + fail : fail;
}

/** Cents; null: the whole. */
function amountOf(form: URLSearchParams, field = 'amount'): number | null {
  const typed = form.get(field);
  return typed ? Number(typed) : null;
}

/** @param field takes an amount in cents; empty: the whole */
function button(path: string, label: string, field?: string): string {
  const input = field
    ? `<input name="${field}" inputmode="numeric" size="6" placeholder="cents" aria-label="${label}: cents"> `
    : '';
  return `<form method="post" action="${home}/${path}">${input}<button type="submit">${label}</button></form>`;
}

function problem(message: string): string {
  return document(
    'That is not possible',
    `<h1>That is not possible</h1><p>${escape(message)}</p><p><a href="${home}">Go back</a></p>`,
  );
}
