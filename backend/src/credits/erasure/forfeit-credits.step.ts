/** Before it may be forgotten whose wallet it was, what is left in it is forfeited. */
import { Injectable } from '@nestjs/common';
import { forfeitRest } from '@rubicon/domain';
import { ERASURE_ACTOR, ErasureStep, type ErasureProgress } from '../../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';

@Injectable()
export class ForfeitCreditsStep extends ErasureStep {
  readonly name = 'credits';
  readonly stage = 'balance';

  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
  ) {
    super();
  }

  erase(playerId: string): Promise<ErasureProgress> {
    return forfeitRest(playerId, this.aggregates.wallet, this.contexts.of({ actorId: ERASURE_ACTOR }));
  }
}
