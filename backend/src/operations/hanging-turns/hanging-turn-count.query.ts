/** How many turns hang, before anything is done to them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { HangingTurnCount } from '@rubicon/contracts';
import { HangingTurns, type WantedTurns } from './hanging-turns.js';
import { MOST_AT_ONCE } from './most-at-once.js';

export class CountHangingTurns extends Query<HangingTurnCount> {
  constructor(
    readonly wanted: WantedTurns,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(CountHangingTurns)
export class CountHangingTurnsHandler implements IQueryHandler<CountHangingTurns> {
  constructor(private readonly hanging: HangingTurns) {}

  async execute({ wanted, position }: CountHangingTurns): Promise<HangingTurnCount> {
    const turns = await this.hanging.find(wanted, position);
    return {
      count: turns.length,
      oldestSubmittedAt: turns[0]?.submittedAt.toISOString() ?? null,
      mostAtOnce: MOST_AT_ONCE,
    };
  }
}
