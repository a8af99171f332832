/** Keeps the chain at the log's end, and signs its head each day: the first time after midnight (UTC). */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, lastAtHour } from '../../platform/clock/index.js';
import { Log } from '../../platform/observability/index.js';
import { RecurringWork } from '../../platform/recurring-work/index.js';
import { Chain } from './chain.js';
import { SignedHeads } from './signed-heads.js';

const CHAIN_EVERY_MS = 2_000;
const HEADS_EVERY_MS = 60_000;
const MIDNIGHT = 0;

@Injectable()
export class DailyHead implements OnModuleInit {
  private readonly log: Log;
  /** When this process last said that it has no key. */
  private toldAt: Date | null = null;

  constructor(
    private readonly work: RecurringWork,
    private readonly chain: Chain,
    private readonly heads: SignedHeads,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('proof');
  }

  onModuleInit(): void {
    this.work.register('audit-chain', CHAIN_EVERY_MS, (signal) => this.chain.catchUp(signal));
    this.work.register('audit-daily-head', HEADS_EVERY_MS, (signal) => this.sign(signal));
  }

  private async sign(signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const midnight = lastAtHour(MIDNIGHT, now);
    const last = await this.heads.last('daily');
    if (last && new Date(last.signedAt) >= midnight) return;
    if (!this.heads.canSign) {
      if (this.toldAt && this.toldAt >= midnight) return;
      this.toldAt = now;
      this.log.error('no head of the ledger is signed: there is no key');
      return;
    }
    await this.chain.catchUp(signal);
    // A ledger without an event has no head.
    if (await this.chain.last()) await this.heads.sign('daily');
  }
}
