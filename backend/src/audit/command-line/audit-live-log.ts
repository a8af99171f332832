/** The whole audit of a log: every invariant, the books, and what does not match, in one pass. */
import type { AccountAmounts, ExceptionState } from '@rubicon/contracts';
import { providerPrices } from '@rubicon/domain';
import type { StoredEvent } from '@rubicon/eventsourcing';
import type { RawEvent } from '../events/raw-event.js';
import { CasesOfLog } from '../exception-cases/cases-of-log.js';
import {
  BooksOfLog,
  exceptionsOf,
  explainedBasisPoints,
  timedEventOf,
  type BooksPeriod,
  type Exception,
  type ModelPrices,
  type ProviderSide,
} from '../ledger/index.js';
import { auditLog } from '../whole/audit-log.js';
import type { InvariantReport } from '../whole/audited-log.js';

export interface LiveAudit {
  readonly at: Date;
  readonly period: BooksPeriod;
  /** All that were read, and where the last of them stands; null: there is none. */
  readonly events: number;
  readonly position: bigint | null;
  /** Due by now, of what began before the period's end; oldest first. */
  readonly exceptions: readonly (Exception & { readonly state: ExceptionState })[];
  readonly opening: AccountAmounts;
  readonly moved: AccountAmounts;
  readonly closing: AccountAmounts;
  readonly volumeMicroUsd: number;
  /** Of what is open: neither explained nor accepted. */
  readonly unexplainedMicroUsd: number;
  readonly explainedBasisPoints: number;
  /** As far as it was compared with the provider's side; null: it was not. */
  readonly providerFetchedUntil: Date | null;
  readonly invariants: readonly InvariantReport[];
}

export interface LiveAuditOptions {
  readonly period: BooksPeriod;
  readonly isAtRest: boolean;
  readonly now: Date;
  /** Null: it is not compared. */
  readonly provider: ProviderSide | null;
  /** Of an operator's own models. */
  readonly prices: ModelPrices;
}

/** @throws UnreadableEvent */
export async function auditLiveLog(
  log: AsyncIterable<StoredEvent>,
  { period, isAtRest, now, provider, prices }: LiveAuditOptions,
): Promise<LiveAudit> {
  const books = new BooksOfLog(period);
  const cases = new CasesOfLog();
  let position: bigint | null = null;

  async function* passing(): AsyncGenerator<RawEvent> {
    for await (const stored of log) {
      const event = timedEventOf(stored);
      position = event.position;
      books.add(event);
      cases.add(event);
      yield event;
    }
  }

  const { events, invariants } = await auditLog(passing(), { quiescent: isAtRest });
  const exceptions = exceptionsOf(books, provider, now, { ...providerPrices, ...prices })
    .filter(({ since }) => period.until === null || new Date(since) < period.until)
    .map((exception) => ({ ...exception, state: cases.stateOf(exception) }));
  const unexplainedMicroUsd = exceptions
    .filter(({ state }) => state === 'open')
    .reduce((sum, { amountMicroUsd }) => sum + amountMicroUsd, 0);
  const { opening, moved, closing, volumeMicroUsd } = books;
  return {
    at: now,
    period,
    events,
    position,
    exceptions,
    opening,
    moved,
    closing,
    volumeMicroUsd,
    unexplainedMicroUsd,
    explainedBasisPoints: explainedBasisPoints(volumeMicroUsd, unexplainedMicroUsd),
    providerFetchedUntil: provider?.fetchedUntil ?? null,
    invariants,
  };
}

/** Whether nothing is left to be done: every exception is accepted, and every invariant holds. */
export function isClean({ exceptions, invariants }: LiveAudit): boolean {
  return (
    exceptions.every(({ state }) => state === 'accepted') &&
    invariants.every(({ violations }) => violations.length === 0)
  );
}
