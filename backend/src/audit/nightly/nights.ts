/**
 * Work that reads all there is, each night once. It is written down before it begins: a process that it is too large for ends with it, and would end at
 * each start, with all else that it does, if it began again at once. What did not end so waits for the next night, and somebody is told.
 */
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Clock, lastAtHour } from '../../platform/clock/index.js';
import { Log, Metrics } from '../../platform/observability/index.js';
import { insertRows, ReadModels } from '../../platform/read-models/index.js';
import { NightlyAskRow } from './nightly-ask.table.js';
import { NightlyAttemptRow } from './nightly-attempt.table.js';

/** Of the night, UTC. */
const HOUR = 2;

@Injectable()
export class Nights {
  private readonly log: Log;
  private readonly unended: Gauge<'work'>;
  /** When this process began each last: that it is asked again shows that it lives. */
  private readonly begun = new Map<string, number>();
  private readonly told = new Set<string>();

  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    log: Log,
    { registry }: Metrics,
  ) {
    this.log = log.for('nights');
    this.unended = new Gauge({
      name: 'rubicon_audit_nightly_unended',
      help: 'Whether the last nightly audit that was begun ended with its process, by its name.',
      labelNames: ['work'],
      registers: [registry],
    });
  }

  /**
   * Under a lease of the work: nobody else is at it. Due each night, and when an auditor asks.
   * @param last when it was done; null: never
   * @returns what `run` does when it is due; null: it is not. What fails in a process that lives on is begun again at the next look
   */
  async whenDue<Done>(
    work: string,
    last: Date | null,
    run: (now: Date) => Promise<Done>,
  ): Promise<Done | null> {
    const now = this.clock.now();
    const night = lastAtHour(HOUR, now);
    const asks = this.readModels.repository(NightlyAskRow);
    const isAsked = await asks.existsBy({ work });
    if (!isAsked && last !== null && last >= night) {
      this.unended.set({ work }, 0);
      return null;
    }
    const attempts = this.readModels.repository(NightlyAttemptRow);
    const known = await attempts.findOneBy({ work });
    const unended = known?.beganAt.getTime() === this.begun.get(work) ? null : known;
    this.tell(work, unended);
    if (!isAsked && unended !== null && unended.beganAt >= night) return null;
    this.begun.set(work, now.getTime());
    await insertRows(this.readModels.manager, NightlyAttemptRow, [{ work, beganAt: now }], 'replace');
    await asks.delete({ work });
    try {
      const done = await run(now);
      this.unended.set({ work }, 0);
      return done;
    } finally {
      await attempts.delete({ work });
    }
  }

  /** Once for each attempt. */
  private tell(work: string, unended: NightlyAttemptRow | null): void {
    this.unended.set({ work }, unended === null ? 0 : 1);
    if (unended === null) return;
    const attempt = `${work} ${unended.beganAt.toISOString()}`;
    if (this.told.has(attempt)) return;
    this.told.add(attempt);
    this.log.error('a nightly audit ended with its process', { work, beganAt: unended.beganAt });
  }
}
