/** The dashboard's page: every charge with its refunds and disputes, and beside each what can be done with it. */
import { escapeHtml as escape } from '../pages/escape-html.js';
import { balanceSection } from './dashboard-balance.js';
import { actions, amountForm, button, dashboardHome } from './dashboard-forms.js';
import { disputesOf, isOpen, leftOf, undisputedOf } from './charge-disputes.js';
import { takenBy } from './dispute-money.js';
import { document, money } from './document.js';
import type { Charge, Dispute, Refund, StoredSession } from './objects.js';
import type { StripeState } from './state.js';

export { dashboardHome };
/** The newest charges. */
const shown = 50;

/** @param seconds Unix seconds */
export function dashboardPage(state: StripeState, seconds: number): string {
  const underWay = Object.values(state.sessions).filter(
    ({ payment_intent }) => state.paymentIntents[payment_intent ?? '']?.status === 'processing',
  );
  const charges = Object.values(state.charges).reverse().slice(0, shown);
  const rows = [...underWay.map(sessionRow), ...charges.map((charge) => chargeRow(charge, state))].join('');
  const list = rows
    ? `<p class="about">Amounts are in cents; a field left empty means what stands in it. The newest payment comes first.</p>
      <ul class="charges">${rows}</ul>`
    : '<p>Nothing was paid yet. What is paid in the shop appears here.</p>';
  return document(
    'Test dashboard: no money moves',
    `<h1>Test dashboard <small>No money moves</small></h1>${balanceSection(state, seconds)}${list}`,
    'wide',
  );
}

export function problemPage(message: string): string {
  return document(
    'That is not possible',
    `<h1>That is not possible</h1><p>${escape(message)}</p><p><a href="${dashboardHome}">Go back</a></p>`,
  );
}

function sessionRow(session: StoredSession): string {
  const { id, amount_total, created, currency, customer_details, intent_metadata } = session;
  return `<li id="${id}">
      <div class="charge">
        <p><strong>${money(amount_total, currency)}</strong>, under way<br>${escape(customer_details?.email ?? '')}</p>
        ${actions(button(`sessions/${id}/settled`, 'Let it come'), button(`sessions/${id}/bounced`, 'Let it bounce'))}
      </div>
      ${about(id, created, intent_metadata)}
    </li>`;
}

function chargeRow(charge: Charge, state: StripeState): string {
  const { id, amount, billing_details, created, currency, metadata } = charge;
  const disputes = disputesOf(charge, state);
  const refunds = Object.values(state.refunds).filter((refund) => refund.charge === id);
  const refundable = disputes.some(isOpen) ? 0 : leftOf(charge, state);
  const disputable = undisputedOf(charge, state);
  const to = (verb: string, label: string, most: number) =>
    most > 0
      ? amountForm(`charges/${id}/${verb}`, label, { field: 'amount', most, empty: `all ${most}` })
      : '';
  const moves = [...refunds.map(refundRow), ...disputes.map(disputeRow)].join('');
  return `<li id="${id}">
      <div class="charge">
        <p><strong>${money(amount, currency)}</strong><br>${escape(billing_details.email ?? 'without the shop')}</p>
        ${actions(to('refund', 'Refund', refundable), to('dispute', 'Dispute', disputable), to('inquire', 'Ask about it', disputable))}
      </div>
      ${moves && `<ul class="moves">${moves}</ul>`}
      ${about(id, created, metadata)}
    </li>`;
}

/** What a developer looks for in logs. @param created Unix seconds */
function about(id: string, created: number, metadata: Readonly<Record<string, string>>): string {
  const at = new Date(created * 1000).toISOString().slice(0, 19).replace('T', ' ');
  const facts = Object.entries(metadata).map(([name, value]) => `${name} ${value}`);
  return `<p class="about">${[`${at} UTC`, id, ...facts].map(escape).join(' · ')}</p>`;
}

function refundRow({ id, amount, currency, status }: Refund): string {
  const fail = button(`refunds/${id}/failed`, status === 'pending' ? 'Let it fail' : 'Let it fail after all');
  const payOut = status === 'pending' ? button(`refunds/${id}/succeeded`, 'Pay it out') : '';
  return `<li id="${id}"><p>Refund of ${money(amount, currency)}: ${status}</p>
      ${status === 'failed' ? '' : actions(payOut, fail)}</li>`;
}

function disputeRow(dispute: Dispute): string {
  const { id, amount, currency, status } = dispute;
  const taken = takenBy(dispute);
  const isAsked = status.startsWith('warning_');
  const words = status.replace('warning_', '').replaceAll('_', ' ');
  return `<li id="${id}"><p>${isAsked ? 'Inquiry' : 'Dispute'} of ${money(amount, currency)}: ${words}${taken > 0 ? `, ${money(taken, currency)} taken` : ''}</p>
      ${actions(...disputeForms(dispute))}</li>`;
}

/** What Stripe, the bank and the shop do with a dispute in this state. */
function disputeForms(dispute: Dispute): string[] {
  const { id, amount, status } = dispute;
  const to = (verb: string, label: string) => button(`disputes/${id}/${verb}`, label);
  const answer = to('review', 'Answer it');
  const asked = [to('escalate', 'Make it a dispute'), to('withdrawn', 'Close the inquiry')];
  const decisions = [
    to('won', 'Decide for the shop'),
    amountForm(`disputes/${id}/lost`, 'Decide for the payer', {
      field: 'reinstated',
      most: amount,
      empty: '0 back',
    }),
    to('prevented', 'Prevent it'),
  ];
  switch (status) {
    case 'warning_needs_response':
      return [answer, ...asked];
    case 'warning_under_review':
      return asked;
    case 'needs_response':
      return [answer, ...decisions];
    case 'under_review':
    case 'appeal_under_review':
      return decisions;
    case 'lost': {
      const most = takenBy(dispute);
      const giveBack = { field: 'amount', most, empty: `all ${most}` };
      return [
        to('appeal', 'Appeal'),
        most > 0 ? amountForm(`disputes/${id}/reinstated`, 'Give back', giveBack) : '',
      ];
    }
    case 'won':
      return [to('overturned', 'Decide for the payer after all')];
    default:
      return [];
  }
}
