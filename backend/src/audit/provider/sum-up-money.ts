/** What the provider's rows say of one movement of money, and since when each refund and dispute stands as it does. */
import { isDeepStrictEqual } from 'node:util';
import type { ProviderMoney, ProviderMoneyDispute, ProviderMoneyRefund } from '../ledger/provider-money.js';
import type { ProviderRowVersion } from './provider-row.table.js';
import { refundIdOf } from './refund-id.js';

type Row = Pick<
  ProviderRowVersion,
  | 'list'
  | 'id'
  | 'version'
  | 'createdAt'
  | 'fetchedAt'
  | 'status'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'paymentId'
  | 'body'
>;

const failedRefunds: readonly (string | null)[] = ['failed', 'canceled'];
const pendingRefunds: readonly (string | null)[] = ['pending', 'requires_action'];
const closedDisputes: readonly (string | null)[] = ['won', 'lost', 'prevented', 'warning_closed'];

/** @param rows all versions of all rows of this movement of money; at least one */
export function sumUpMoney(paymentIntentId: string, rows: readonly Row[]): ProviderMoney {
  const histories = historiesOf(rows);
  const newest = histories.map(newestOf);
  const of = (list: Row['list']) => newest.filter((row) => row.list === list);
  const standing = <Standing>(list: Row['list'], idOf: (row: Row) => string, read: (row: Row) => Standing) =>
    Object.fromEntries(
      histories
        .filter((history) => newestOf(history).list === list)
        .map((history) => [idOf(newestOf(history)), standingSince(history, read)]),
    );
  const charges = of('charges').filter(({ status }) => status === 'succeeded');
  const refunds = standing('refunds', refundIdOf, refundOf);
  const disputes = standing('disputes', ({ id }) => id, disputeOf);
  return {
    paymentIntentId,
    paymentId: newest.find(({ paymentId }) => paymentId !== null)?.paymentId ?? null,
    chargedCents: sum(charges, capturedOf),
    chargedTimes: charges.length,
    firstChargeAt: isoOf(
      charges.map(({ createdAt }) => createdAt),
      Math.min,
    ),
    refundedCents: sum(
      of('refunds').filter(({ status }) => !failedRefunds.includes(status)),
      ({ amount }) => amount,
    ),
    refunds,
    disputedCents: sum(Object.values(disputes), ({ takenCents }) => takenCents),
    disputes,
    feesCents: sum(of('balance_transactions'), ({ fee }) => fee ?? 0),
    isForeign: newest.some(({ currency }) => currency !== 'usd'),
    lastChangedAt: isoOf(newest.map(changedAt), Math.max) ?? '',
  };
}

/** Every row's versions, oldest first. */
type History = readonly [Row, ...Row[]];

function historiesOf(rows: readonly Row[]): History[] {
  const histories = new Map<string, [Row, ...Row[]]>();
  for (const row of [...rows].sort((one, other) => one.version - other.version)) {
    const key = `${row.list} ${row.id}`;
    const history = histories.get(key);
    if (history) history.push(row);
    else histories.set(key, [row]);
  }
  return [...histories.values()];
}

function newestOf(history: History): Row {
  return history.at(-1) ?? history[0];
}

/** How a row stands, since the first version from which on it always stood so. */
function standingSince<Standing>(
  history: History,
  read: (row: Row) => Standing,
): Standing & { readonly since: string } {
  const standing = read(newestOf(history));
  const before = history.findLastIndex((row) => !isDeepStrictEqual(read(row), standing));
  return { ...standing, since: changedAt(history[before + 1] ?? history[0]).toISOString() };
}

function refundOf({ status, amount }: Row): Omit<ProviderMoneyRefund, 'since'> {
  if (failedRefunds.includes(status)) return { status: 'failed', cents: amount };
  return { status: pendingRefunds.includes(status) ? 'pending' : 'paid', cents: amount };
}

/** Of what was authorised, what was taken. */
function capturedOf({ amount, body }: Row): number {
  const captured = body['amount_captured'];
  return typeof captured === 'number' ? captured : amount;
}

function disputeOf({ status, body }: Row): Omit<ProviderMoneyDispute, 'since'> {
  const moved = (body['balance_transactions'] ?? []) as readonly { readonly amount: number }[];
  const takenCents = sum(moved, ({ amount }) => -amount);
  // What was won is over when its money is back.
  const isWaiting = status === 'won' && takenCents > 0 && !moved.some(({ amount }) => amount > 0);
  if (closedDisputes.includes(status) && !isWaiting) return { status: 'closed', takenCents };
  return { status: status?.startsWith('warning_') ? 'inquiry' : 'open', takenCents };
}

/** When it became as it is: a later version was seen when it was fetched. That money is there by now changes nothing of it. */
function changedAt({ list, version, createdAt, fetchedAt }: Row): Date {
  return version === 1 || list === 'balance_transactions' ? createdAt : fetchedAt;
}

function isoOf(dates: readonly Date[], choose: (...times: number[]) => number): string | null {
  if (dates.length === 0) return null;
  return new Date(choose(...dates.map((date) => date.getTime()))).toISOString();
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
