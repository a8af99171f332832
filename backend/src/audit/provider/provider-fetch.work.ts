/** Fetches the provider's side every hour, and at once when an auditor asks. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { providerLists } from '@rubicon/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Log } from '../../platform/observability/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { RecurringWork } from '../../platform/recurring-work/index.js';
import { ProviderFetchRow } from './provider-fetch.table.js';
import { ProviderRound } from './provider-round.js';

const LOOK_EVERY_MS = 2_000;
const HOUR_MS = 3_600_000;
const AGAIN_AFTER_MS = 5 * 60_000;
const OVERDUE_AFTER_MS = 24 * HOUR_MS;

@Injectable()
export class ProviderFetchWork implements OnModuleInit {
  private readonly log: Log;
  private saidAt = 0;

  constructor(
    private readonly work: RecurringWork,
    private readonly round: ProviderRound,
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('audit');
  }

  onModuleInit(): void {
    this.work.register('provider fetch', LOOK_EVERY_MS, async (signal) => {
      if (!this.isDue(await this.fetches())) return;
      try {
        if (!(await this.round.run(signal))) await this.tellTrouble();
      } finally {
        await this.sayIfOverdue();
      }
    });
  }

  /** One that still says `fetching` is of somebody who ended: whoever holds the lease is the only one. */
  private isDue(fetches: readonly ProviderFetchRow[]): boolean {
    if (fetches.length < providerLists.length) return true;
    if (fetches.some(({ askedAt, state }) => askedAt !== null || state === 'fetching')) return true;
    const waitMs = fetches.every(({ state }) => state === 'complete') ? HOUR_MS : AGAIN_AFTER_MS;
    const lastAt = Math.max(...fetches.map(({ changedAt }) => changedAt.getTime()));
    return lastAt + waitMs <= this.clock.now().getTime();
  }

  private async tellTrouble(): Promise<void> {
    const [trouble] = (await this.fetches()).filter(({ state }) => state === 'interrupted');
    this.log.warn('fetching the provider’s side was interrupted and goes on later', {
      list: trouble?.list,
      trouble: trouble?.trouble,
    });
  }

  private async sayIfOverdue(): Promise<void> {
    const now = this.clock.now().getTime();
    const overdue = (await this.fetches()).filter(
      ({ completedAt }) => completedAt.getTime() + OVERDUE_AFTER_MS <= now,
    );
    if (overdue.length === 0 || this.saidAt + HOUR_MS > now) return;
    this.saidAt = now;
    this.log.error('the provider’s side was not fetched for a day: somebody should look', {
      lists: overdue.map(({ list }) => list),
      trouble: overdue[0]?.trouble,
    });
  }

  private fetches(): Promise<ProviderFetchRow[]> {
    return this.readModels.repository(ProviderFetchRow).find();
  }
}
