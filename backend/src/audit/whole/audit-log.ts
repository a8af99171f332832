/**
 * The auditor: one pass over the raw log, every invariant of the product (architecture.md, "Invariants"), each with what breaks it.
 *
 * Reads nothing but events, and, when they are given, the payment provider's lists. Shares no code with deciders, states, codecs or
 * projections.
 */
import { auditAtRest } from './audit-at-rest.js';
import { auditDemo } from './audit-demo.js';
import { auditGame } from './audit-game.js';
import { auditMoney, type MoneyBook } from './audit-money.js';
import { auditPayment } from './audit-payment.js';
import { auditPlayer } from './audit-player.js';
import { auditProvider } from './audit-provider.js';
import { auditSupport } from './audit-support.js';
import { auditWallet } from './audit-wallet.js';
import {
  emptyLog,
  type AuditOptions,
  type HouseCosts,
  type InvariantReport,
  type TurnOutcome,
} from './audited-log.js';
import { accounts, emptyBook, imbalance, type CreditsBook } from './books.js';
import type { RawEvent } from '../events/raw-event.js';

export interface AuditReport {
  readonly holds: boolean;
  readonly events: number;
  readonly turns: Readonly<Record<TurnOutcome, number>>;
  /** By player. */
  readonly books: ReadonlyMap<string, CreditsBook>;
  readonly total: CreditsBook;
  readonly money: Readonly<MoneyBook>;
  readonly houseCosts: Readonly<HouseCosts>;
  readonly invariants: readonly InvariantReport[];
}

/** @throws UnreadableEvent when a field that an invariant needs is missing or of the wrong kind */
export async function auditLog(log: AsyncIterable<RawEvent>, options: AuditOptions): Promise<AuditReport> {
  const ledger = emptyLog();
  const nextRevision = new Map<string, bigint>();
  let events = 0;
  let lastPosition = -1n;

  for await (const event of log) {
    const due = nextRevision.get(event.streamId) ?? 0n;
    ledger.findings.check(
      'every stream is whole, in order',
      event.revision === due,
      () => `${event.streamId} has revision ${event.revision} where ${due} was due`,
    );
    ledger.findings.check(
      'positions grow',
      event.position > lastPosition,
      () => `${event.position} follows ${lastPosition}`,
    );
    nextRevision.set(event.streamId, event.revision + 1n);
    lastPosition = event.position;
    events += 1;

    const category = event.streamId.slice(0, event.streamId.indexOf('-'));
    if (category === 'wallet') auditWallet(event, ledger);
    if (category === 'game') auditGame(event, ledger);
    if (category === 'payment') auditPayment(event, ledger);
    if (category === 'demo') auditDemo(event, ledger);
    if (category === 'player') auditPlayer(event, ledger);
    if (category === 'support') auditSupport(event, ledger);
  }
  auditAtRest(ledger, options);

  const total = emptyBook();
  for (const book of ledger.books.values()) for (const account of accounts) total[account] += book[account];
  ledger.findings.check(
    'the credits book balances in all',
    imbalance(total) === 0,
    () => `off by ${imbalance(total)}`,
  );

  const money = auditMoney(ledger, total, options);
  if (options.provider) auditProvider(ledger, options.provider);
  const turns: Record<TurnOutcome, number> = { pending: 0, narrated: 0, failed: 0, stopped: 0 };
  for (const turn of ledger.turns.values()) turns[turn.outcome] += 1;
  const invariants = ledger.findings.reports();
  return {
    holds: invariants.every(({ violations }) => violations.length === 0),
    events,
    turns,
    books: ledger.books,
    total,
    money,
    houseCosts: ledger.houseCosts,
    invariants,
  };
}
