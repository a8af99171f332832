/**
 * `/dashboard`: what the provider's staff, the shop's staff or the payer's bank may do without the shop: refund, let a refund fail, ask, dispute,
 * decide, think better of it; and what moves the account's money for other reasons. Every action is a POST to an address of its own, so that tests use the same.
 */
import { currencies, usualAmount } from './dashboard-balance.js';
import { dashboardHome, dashboardPage, problemPage } from './dashboard-page.js';
import { html, seeOther, type PageAnswer } from './html-answer.js';
import { takenBy } from './dispute-money.js';
import type { Ledger } from './ledger.js';
import type { Charge, Dispute } from './objects.js';
import type { StripeState } from './state.js';
import { invalidParameter, StripeError } from './stripe-error.js';

export interface DashboardPorts {
  readonly state: StripeState;
  readonly ledger: Ledger;
  /** Unix milliseconds. */
  now: () => number;
}

export function createDashboard({ state, ledger, now }: DashboardPorts) {
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
    'balance/charge': (currency, form) => inCurrency(currency, form, ledger.account.charge),
    'balance/topup': (currency, form) => inCurrency(currency, form, ledger.account.topUp),
    'balance/fee': (currency, form) => inCurrency(currency, form, ledger.account.takeFee),
  };

  function inCurrency(
    currency: string,
    form: URLSearchParams,
    work: (currency: string, amount: number) => void,
  ): boolean {
    const isKnown = currencies.includes(currency);
    const amount = amountOf(form) ?? usualAmount;
    if (amount < 1) throw invalidParameter('Invalid positive integer', 'amount');
    if (isKnown) work(currency, amount);
    return isKnown;
  }

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
    if (path === dashboardHome && method !== 'POST')
      return html(200, dashboardPage(state, Math.floor(now() / 1000)));
    const [, what, id, verb] = /^\/dashboard\/(\w+)\/(\w+)\/(\w+)$/.exec(path) ?? [];
    const action = actions[`${what}/${verb}`];
    if (!action || id === undefined || method !== 'POST')
      return html(404, problemPage('There is no such page.'));
    try {
      return action(id, new URLSearchParams(body))
        ? seeOther(`${dashboardHome}#${id}`)
        : html(404, problemPage('It is not known here.'));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return html(409, problemPage(error.message));
    }
  };
}

/** Cents; null: the whole. @throws StripeError when it is no number of cents */
function amountOf(form: URLSearchParams, field = 'amount'): number | null {
  const typed = form.get(field)?.trim();
  if (!typed) return null;
  if (!/^\d{1,9}$/.test(typed)) throw invalidParameter(`Invalid integer: ${typed}`, field);
  return Number(typed);
}
