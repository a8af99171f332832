/** The books of a whole log, folded in memory: every amount by account, and every item with what is wrong with it. One pass, no event is kept. */
import type { AccountAmounts } from '@rubicon/contracts';
import { addPostings, noAmounts } from './accounts.js';
import type { Finding } from './causes.js';
import { exceptionIdOf } from './exception-id.js';
import { isDue } from './is-due.js';
import { judgeItem } from './judge-item.js';
import { judgeProvider } from './judge-provider.js';
import { judgeProviderRow } from './judge-provider-row.js';
import type { ModelPrices } from './judge-turn.js';
import type { LedgerEvent, TimedEvent } from './ledger-event.js';
import { ledgerEventOf } from './ledger-fold.js';
import type { ItemBefore, ItemKey, LedgerItem, PaymentItem } from './ledger-item.js';
import { mergeFindings } from './merge-findings.js';
import type { ProviderMoney } from './provider-money.js';

/** Whole when both are left out. `until` is not in it. */
export interface BooksPeriod {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** What the provider's side says; lists as far as they were fetched. */
export interface ProviderSide {
  readonly money: Iterable<ProviderMoney>;
  readonly rows: Iterable<Parameters<typeof judgeProviderRow>[0]>;
  readonly fetchedUntil: Date | null;
}

export type Exception = Finding & { readonly exceptionId: string };

export class BooksOfLog {
  /** Sums before the period, within it, and at its end. */
  readonly opening = noAmounts();
  readonly moved = noAmounts();
  readonly closing = noAmounts();
  /** What each UTC day of the period moved, by `YYYY-MM-DD`. */
  readonly days = new Map<string, AccountAmounts>();
  /** Within the period: by purchases, and by refunds and banks. */
  paidInMicroUsd = 0;
  paidOutMicroUsd = 0;
  /** Of the ledger, up to the period's end. */
  events = 0;
  private readonly items = new Map<string, { readonly key: ItemKey; readonly item: LedgerItem }>();

  constructor(private readonly period: BooksPeriod = { from: null, until: null }) {}

  /** @throws UnreadableEvent */
  add(event: TimedEvent): LedgerEvent | null {
    const { ledgerEvent, items } = ledgerEventOf(event, this.before);
    for (const folded of items) this.items.set(nameOf(folded.key), folded);
    if (ledgerEvent) this.enter(ledgerEvent);
    return ledgerEvent;
  }

  readonly before: ItemBefore = (key) => this.items.get(nameOf(key))?.item;

  allItems(): Iterable<{ readonly key: ItemKey; readonly item: LedgerItem }> {
    return this.items.values();
  }

  /** Paid in, paid out and charged in the period: what is explained is a part of it. */
  get volumeMicroUsd(): number {
    return this.paidInMicroUsd + this.paidOutMicroUsd + this.moved.chargedPaid + this.moved.chargedGranted;
  }

  private enter({ at, type, postings }: LedgerEvent): void {
    const { from, until } = this.period;
    const time = new Date(at);
    if (until && time >= until) return;
    this.events += 1;
    addPostings(this.closing, postings);
    if (from && time < from) {
      addPostings(this.opening, postings);
      return;
    }
    addPostings(this.moved, postings);
    const day = at.slice(0, 'YYYY-MM-DD'.length);
    const ofDay = this.days.get(day) ?? noAmounts();
    this.days.set(day, ofDay);
    addPostings(ofDay, postings);
    const cash = postings.cash ?? 0;
    if (type === 'PaymentCompleted') this.paidInMicroUsd += cash;
    else this.paidOutMicroUsd -= cash;
  }
}

export async function booksOfLog(
  log: AsyncIterable<TimedEvent> | Iterable<TimedEvent>,
  period?: BooksPeriod,
): Promise<BooksOfLog> {
  const books = new BooksOfLog(period);
  for await (const event of log) books.add(event);
  return books;
}

/**
 * Everything that is wrong by now, oldest first.
 * @param provider null: its side is not compared
 * @param prices what models cost, by name
 */
export function exceptionsOf(
  books: BooksOfLog,
  provider: ProviderSide | null,
  now: Date,
  prices?: ModelPrices,
): Exception[] {
  const findings: Finding[] = [];
  for (const { key, item } of books.allItems()) findings.push(...judgeItem(key, item, prices));
  if (provider) findings.push(...providerFindings(books, provider));
  return mergeFindings(findings)
    .filter((finding) => isDue(finding, now))
    .map((finding) => ({ ...finding, exceptionId: exceptionIdOf(finding) }))
    .sort((one, other) => compare(one.since, other.since) || compare(one.exceptionId, other.exceptionId));
}

function* providerFindings(
  books: BooksOfLog,
  { money, rows, fetchedUntil }: ProviderSide,
): Iterable<Finding> {
  const payments = new Map<string, PaymentItem & { readonly paymentId: string }>();
  const byIntent = new Map<string, string>();
  for (const { key, item } of books.allItems()) {
    if (item.kind !== 'payment') continue;
    payments.set(key.id, { ...item, paymentId: key.id });
    if (item.paymentIntentId !== null) byIntent.set(item.paymentIntentId, key.id);
  }
  const seen = new Set<string>();
  for (const each of money) {
    const paymentId = byIntent.get(each.paymentIntentId) ?? each.paymentId ?? '';
    if (byIntent.has(each.paymentIntentId)) seen.add(paymentId);
    yield* judgeProvider(payments.get(paymentId) ?? null, each, fetchedUntil);
  }
  for (const payment of payments.values())
    if (!seen.has(payment.paymentId)) yield* judgeProvider(payment, null, fetchedUntil);
  for (const row of rows) {
    const finding = judgeProviderRow(row);
    if (finding) yield finding;
  }
}

function nameOf({ kind, id }: ItemKey): string {
  return `${kind} ${id}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
