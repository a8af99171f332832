/** How many turns hang, and what is reserved for them, before anything is done to them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { HangingTurnCount } from '@rubicon/contracts';
import { TurnEngine } from '../../play/index.js';
import { HangingTurns, type WantedTurns } from './hanging-turns.js';
import { MOST_AT_ONCE } from './most-at-once.js';

const MOST_LISTED = 20;

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
  constructor(
    private readonly hanging: HangingTurns,
    private readonly engine: TurnEngine,
  ) {}

  async execute({ wanted, position }: CountHangingTurns): Promise<HangingTurnCount> {
    const turns = await this.hanging.find(wanted, position);
    return {
      count: turns.length,
      oldestSubmittedAt: turns[0]?.submittedAt.toISOString() ?? null,
      reservedMicroUsd: turns.reduce((sum, { reservedMicroUsd }) => sum + reservedMicroUsd, 0),
      mostAtOnce: MOST_AT_ONCE,
      oldest: turns.slice(0, MOST_LISTED).map(({ turnId, gameId, submittedAt, reservedMicroUsd }) => ({
        turnId,
        gameId,
        submittedAt: submittedAt.toISOString(),
        reservedMicroUsd,
      })),
      givenUpAfterMs: this.engine.limits.abandonAfterMs,
    };
  }
}
