/** Each night the whole log is audited: every invariant of the product, by a pass that shares no code with what keeps them; and its chain by its signed heads. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WholeAudit } from '@rubicon/contracts';
import { Gauge } from 'prom-client';
import { allCodecs, EventStoreDb } from '../../platform/event-store/index.js';
import { Log, Metrics } from '../../platform/observability/index.js';
import { readCheckpoint, ReadModels } from '../../platform/read-models/index.js';
import { RecurringWork } from '../../platform/recurring-work/index.js';
import { rawEventOf } from '../events/raw-event-of.js';
import { UnreadableEvent, type RawEvent } from '../events/raw-event.js';
import { nightlyWork, Nights } from '../nightly/index.js';
import { auditLog } from '../whole/audit-log.js';
import { headsThatFit } from './heads-that-fit.js';
import { lastWholeAudit, lastWholeAuditAt } from './last-whole-audit.js';
import { WholeAuditRow } from './whole-audit.table.js';

const LOOK_EVERY_MS = 5_000;
const WORK = nightlyWork.wholeLog;
/** Violations of one invariant that are named. */
const VIOLATIONS_MAX = 100;

type Invariant = WholeAudit['invariants'][number];

@Injectable()
export class WholeAudits implements OnModuleInit {
  private readonly log: Log;
  private readonly broken: Gauge;
  private last: WholeAudit | null = null;

  constructor(
    private readonly work: RecurringWork,
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    private readonly nights: Nights,
    log: Log,
    { registry }: Metrics,
  ) {
    this.log = log.for('whole-log');
    this.broken = new Gauge({
      name: 'rubicon_audit_invariants_broken',
      help: 'Invariants that the log broke, in the last nightly audit of the whole of it.',
      registers: [registry],
    });
  }

  onModuleInit(): void {
    this.work.register(WORK, LOOK_EVERY_MS, (signal) => this.auditWhenDue(signal));
  }

  private async auditWhenDue(signal: AbortSignal): Promise<void> {
    // Nothing was ever written: of nothing everything holds.
    if ((await readCheckpoint(this.readModels.manager)).position === null) return;
    const lastAt = await lastWholeAuditAt(this.readModels.manager);
    if ((this.last?.at ?? null) !== lastAt) this.last = await lastWholeAudit(this.readModels.manager);
    const audit = await this.nights.whenDue(WORK, lastAt === null ? null : new Date(lastAt), (now) =>
      this.audit(now, signal),
    );
    this.last = audit ?? this.last;
    if (this.last) this.broken.set(brokenIn(this.last).length);
  }

  /** @throws EventStoreUnavailable; the signal's reason */
  private async audit(now: Date, signal: AbortSignal): Promise<WholeAudit> {
    const log = new CountedLog(this.store, signal);
    const ofLog = await invariantsOf(log);
    signal.throwIfAborted();
    const ofChain = await headsThatFit(this.readModels.manager);
    const audit: WholeAudit = {
      at: now.toISOString(),
      position: log.position.toString(),
      events: log.events,
      invariants: [...ofLog, ofChain].map(bounded),
    };
    await this.readModels.repository(WholeAuditRow).insert({
      auditedAt: now,
      position: audit.position,
      events: audit.events,
      invariants: audit.invariants,
    });
    const broken = brokenIn(audit);
    if (broken.length > 0)
      this.log.error('an invariant of the log is broken', { invariants: broken, position: audit.position });
    return audit;
  }
}

/** The raw log, and how far it was read. */
class CountedLog implements AsyncIterable<RawEvent> {
  events = 0;
  position = 0n;

  constructor(
    private readonly store: EventStoreDb,
    private readonly signal: AbortSignal,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<RawEvent> {
    const categories = allCodecs.map(({ category }) => category);
    for await (const event of this.store.readAll({ from: 'start', categories, signal: this.signal })) {
      this.events += 1;
      this.position = event.position;
      yield rawEventOf(event);
    }
  }
}

/** An event that cannot be read ends the audit: it is the finding then, and tomorrow is another night. */
async function invariantsOf(log: CountedLog): Promise<WholeAudit['invariants']> {
  try {
    const { invariants } = await auditLog(log, { quiescent: false });
    return invariants.map(({ name, checked, violations }) => ({
      name,
      checked,
      violations: [...violations],
    }));
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    return [{ name: 'every event can be read', checked: log.events, violations: [error.message] }];
  }
}

function bounded(invariant: Invariant): Invariant {
  const { violations } = invariant;
  const more = violations.length - VIOLATIONS_MAX;
  return more > 0
    ? { ...invariant, violations: [...violations.slice(0, VIOLATIONS_MAX), `and ${more} more`] }
    : invariant;
}

function brokenIn({ invariants }: WholeAudit): string[] {
  return invariants.filter(({ violations }) => violations.length > 0).map(({ name }) => name);
}
