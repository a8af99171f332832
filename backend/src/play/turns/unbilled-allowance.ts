/** Caps what a player may cost the house in a day without paying: failed turns, discarded answers, stops before the first word. */
import { Injectable } from '@nestjs/common';
import type { MicroUsd } from '@rubicon/domain';
import { Clock } from '../../platform/clock/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { UnbilledCostRow } from './unbilled-cost.table.js';

/** Micro-dollars a day: about twenty full turns. */
const UNBILLED_PER_DAY_MAX_MICRO_USD = 640_000;

@Injectable()
export class UnbilledAllowance {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  /**
   * @param underWayMicroUsd the ceilings of the player's turns that are being written: each may come to nothing yet
   * @throws Refused `too_many_unfinished_turns` until the next day (UTC), `too_many_turns_at_once` while too much is under way
   */
  async check(playerId: string, underWayMicroUsd: MicroUsd): Promise<void> {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 10);
    const row = await this.readModels.repository(UnbilledCostRow).findOneBy({ playerId, day });
    const spent = row?.costMicroUsd ?? 0;
    if (spent + underWayMicroUsd < UNBILLED_PER_DAY_MAX_MICRO_USD) return;
    if (spent < UNBILLED_PER_DAY_MAX_MICRO_USD) throw new Refused('too_many_turns_at_once');
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    throw new Refused('too_many_unfinished_turns', {
      retryAfterSeconds: Math.ceil((midnight - now.getTime()) / 1000),
    });
  }
}
