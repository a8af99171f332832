/**
 * The bounds of what free prologues may cost us: turns and starts a day of one network address, and turns a day in all. Counted before
 * the model is called, in the database, so that they hold over every process. An address is kept only as a keyed hash of that day.
 */
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DEMO_LIFETIME_MS } from '@rubicon/domain';
import { LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { DemoCountRow } from './demo-count.table.js';

const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1_000;
const ALL_TURNS = 'turns';

/** One more, unless there are so many already: then no row. */
const countOne = `
  INSERT INTO demo_count (day, name, count) SELECT $1, $2, 1 WHERE $3::integer > 0
  ON CONFLICT (day, name) DO UPDATE SET count = demo_count.count + 1 WHERE demo_count.count < $3
  RETURNING count`;

@Injectable()
export class DemoAllowance {
  constructor(
    private readonly readModels: ReadModels,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * @param network whose turns are counted together
   * @throws Refused `demo_visitor_limit` or `demo_day_limit`: nothing is counted then
   */
  async takeTurn(network: string): Promise<void> {
    const { demoTurnsPerAddress, demoTurnsPerDay } = this.config;
    const day = this.today();
    await this.readModels.dataSource.transaction(async (tx) => {
      if (!(await this.count(tx, day, this.hashed('turns', network, day), demoTurnsPerAddress)))
        throw this.refused('demo_visitor_limit');
      if (!(await this.count(tx, day, ALL_TURNS, demoTurnsPerDay))) throw this.refused('demo_day_limit');
    });
  }

  /** Beginning costs no model call, but a day whose turns are used up is no day to begin. @throws Refused as above */
  async takeStart(network: string): Promise<void> {
    const day = this.today();
    const used = await this.readModels.repository(DemoCountRow).findOneBy({ day, name: ALL_TURNS });
    if ((used?.count ?? 0) >= this.config.demoTurnsPerDay) throw this.refused('demo_day_limit');
    const name = this.hashed('starts', network, day);
    if (!(await this.count(this.readModels.manager, day, name, this.config.demoTurnsPerAddress)))
      throw this.refused('demo_visitor_limit');
  }

  async forgetOld(): Promise<void> {
    const horizon = new Date(this.clock.now().getTime() - DEMO_LIFETIME_MS).toISOString().slice(0, 10);
    await this.readModels.repository(DemoCountRow).delete({ day: LessThan(horizon) });
  }

  private async count(tx: EntityManager, day: string, name: string, limit: number): Promise<boolean> {
    const rows = await tx.query<unknown[]>(countOne, [day, name, limit]);
    return rows.length > 0;
  }

  private hashed(what: 'turns' | 'starts', network: string, day: string): string {
    const hash = createHmac('sha256', this.config.bodyHashKey)
      .update(`demo-address|${day}|${network}`)
      .digest('hex');
    return `${what} ${hash}`;
  }

  private today(): string {
    return this.clock.nowIso().slice(0, 10);
  }

  /** Until tomorrow. */
  private refused(code: 'demo_visitor_limit' | 'demo_day_limit'): Refused {
    const untilTomorrowMs = DAY_MS - (this.clock.now().getTime() % DAY_MS);
    return new Refused(code, { retryAfterSeconds: Math.ceil(untilTomorrowMs / MS_PER_SECOND) });
  }
}
