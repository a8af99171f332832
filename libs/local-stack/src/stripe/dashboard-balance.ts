/** The account's money on the dashboard: what is there, what was paid out, and what moves it without the shop. */
import { actions, amountForm } from './dashboard-forms.js';
import { money } from './document.js';
import type { StripeState } from './state.js';

export const currencies: readonly string[] = ['usd', 'eur'];
/** Minor units. */
export const usualAmount = 1_000;
const most = 99_999_999;
/** The newest payouts. */
const shown = 5;

/** @param seconds Unix seconds */
export function balanceSection(state: StripeState, seconds: number): string {
  const to = (path: string, label: string) =>
    amountForm(`balance/${path}`, label, { field: 'amount', most, empty: String(usualAmount) });
  const payouts = Object.values(state.payouts).reverse().slice(0, shown);
  const rows = payouts.map(
    ({ id, amount, currency, created, transactions }) =>
      `<p class="about" id="${id}">Paid out on ${dayOf(created)}: ${money(amount, currency)}, with ${transactions.length - 1} transactions · ${id}</p>`,
  );
  return `<details class="balance"><summary>${currencies.map((currency) => balanceOf(state, currency, seconds)).join(' · ')}</summary>
      ${actions(to('usd/charge', 'Charge dollars'), to('eur/charge', 'Charge euros'), to('usd/topup', 'Top up'), to('usd/fee', 'Take a fee'))}
      ${rows.join('') || '<p class="about">Nothing was paid out yet: at midnight (UTC) what is there goes to the bank.</p>'}
    </details>`;
}

function balanceOf(state: StripeState, currency: string, seconds: number): string {
  const some = Object.values(state.balanceTransactions).filter((one) => one.currency === currency);
  const sum = (isThere: boolean) =>
    some
      .filter(({ available_on }) => available_on <= seconds === isThere)
      .reduce((total, { net }) => total + net, 0);
  return `${money(sum(true), currency)} there, ${money(sum(false), currency)} on its way`;
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10);
}
