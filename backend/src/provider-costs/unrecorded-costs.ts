/**
 * What calls to models cost us where no event tells it: the turn had its outcome already, the process ended, a summary was not kept. Each call
 * has one place: the event of its outcome, or a row here. (A turn that fails with its game counts at its ceiling, whatever the call comes to.)
 * Sums of a day (UTC), kept beside the log: they hold nobody's game.
 */
import { Injectable } from '@nestjs/common';
import type { MicroUsd } from '@rubicon/domain';
import { Clock } from '../platform/clock/index.js';
import { Log } from '../platform/observability/index.js';
import { ReadModels } from '../platform/read-models/index.js';

export type UnrecordedCall =
  | 'turn_too_late'
  | 'turn_broken_off'
  | 'summary_not_kept'
  | 'prologue_too_late'
  | 'prologue_broken_off'
  | 'probe_failed';

const addCost = `
  INSERT INTO unrecorded_cost (day, what, calls, cost) VALUES ($1, $2, 1, $3)
  ON CONFLICT (day, what) DO UPDATE SET calls = unrecorded_cost.calls + 1, cost = unrecorded_cost.cost + excluded.cost`;

@Injectable()
export class UnrecordedCosts {
  private readonly log: Log;

  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('provider-costs');
  }

  /** Never rejects: the call is over, and what hangs on it goes on. */
  async add(what: UnrecordedCall, costMicroUsd: MicroUsd): Promise<void> {
    if (costMicroUsd === 0) return;
    try {
      await this.readModels.manager.query(addCost, [this.today(), what, costMicroUsd]);
    } catch (error) {
      this.log.error('what a call to a model cost was not noted', { what, costMicroUsd, error });
    }
  }

  /** Micro-dollars of this day (UTC). */
  async costToday(): Promise<MicroUsd> {
    const [{ cost }] = await this.readModels.manager.query<[{ cost: string }]>(
      `SELECT coalesce(sum(cost), 0) AS cost FROM unrecorded_cost WHERE day = $1`,
      [this.today()],
    );
    return Number(cost);
  }

  private today(): string {
    return this.clock.nowIso().slice(0, 10);
  }
}
