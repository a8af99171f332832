/** Which prologue a visitor plays, and how many they may begin. */
import { Injectable } from '@nestjs/common';
import { DEMO_LIFETIME_MS } from '@rubicon/domain';
import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { AppConfig } from '../platform/config/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { visitorLimit } from './refused.js';
import { VisitorDemoRow } from './visitor-demo.table.js';

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
   * @throws ProblemError 429 `demo_visitor_limit`
   */
  begin(visitor: string, demoId: string, after: string | null): Promise<string> {
    return this.readModels.dataSource.transaction(async (tx) => {
      await tx.query(oneAtATime, [visitor]);
      const recent = await this.recent(tx, visitor);
      const latest = recent[0]?.demoId ?? null;
      if (latest !== null && latest !== after) return latest;
      const oldest = recent.at(-1);
      if (recent.length >= this.config.demoStartsPerVisitor)
        throw visitorLimit(
          oldest
            ? oldest.startedAt.getTime() + DEMO_LIFETIME_MS - this.clock.now().getTime()
            : DEMO_LIFETIME_MS,
        );
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

  private horizon(): Date {
    return new Date(this.clock.now().getTime() - DEMO_LIFETIME_MS);
  }
}
