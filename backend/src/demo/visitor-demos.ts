/** Which prologue a visitor plays, and how many they may begin. */
import { Injectable } from '@nestjs/common';
import { DEMO_LIFETIME_MS } from '@rubicon/domain';
import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { AppConfig } from '../platform/config/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { Refused } from '../platform/refusals/index.js';
import { VisitorDemoRow } from './visitor-demo.table.js';

const MS_PER_SECOND = 1_000;

/** Two tabs that begin at the same moment begin one. */
const oneAtATime = `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`;

@Injectable()
export class VisitorDemos {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** The one begun last; null when it can be read no more. */
  async current(visitor: string): Promise<string | null> {
    const [latest] = await this.recent(this.readModels.manager, visitor);
    return latest?.demoId ?? null;
  }

  /**
   * Begins another one.
   * @param after the one that the caller knows as the last; when there is a newer one by now, that is it
   * @throws Refused `demo_visitor_limit`
   */
  begin(visitor: string, demoId: string, after: string | null): Promise<string> {
    return this.readModels.dataSource.transaction(async (tx) => {
      await tx.query(oneAtATime, [visitor]);
      const recent = await this.recent(tx, visitor);
      const latest = recent[0]?.demoId ?? null;
      if (latest !== null && latest !== after) return latest;
      if (recent.length >= this.config.demoStartsPerVisitor) throw this.tooMany(recent.at(-1));
      await tx.insert(VisitorDemoRow, { demoId, visitor, startedAt: this.clock.now() });
      return demoId;
    });
  }

  async forget(demoIds: readonly string[]): Promise<void> {
    if (demoIds.length > 0) await this.readModels.repository(VisitorDemoRow).delete([...demoIds]);
  }

  async forgetExpired(): Promise<void> {
    await this.readModels.repository(VisitorDemoRow).delete({ startedAt: LessThan(this.horizon()) });
  }

  /** Newest first, of the last seven days. */
  private recent(from: EntityManager, visitor: string): Promise<VisitorDemoRow[]> {
    return from.find(VisitorDemoRow, {
      where: { visitor, startedAt: MoreThan(this.horizon()) },
      order: { startedAt: 'DESC' },
    });
  }

  /** Until the oldest one is forgotten. */
  private tooMany(oldest: VisitorDemoRow | undefined): Refused {
    const now = this.clock.now().getTime();
    const untilMs = (oldest?.startedAt.getTime() ?? now) + DEMO_LIFETIME_MS - now;
    return new Refused('demo_visitor_limit', {
      retryAfterSeconds: Math.max(1, Math.ceil(untilMs / MS_PER_SECOND)),
    });
  }

  private horizon(): Date {
    return new Date(this.clock.now().getTime() - DEMO_LIFETIME_MS);
  }
}
