/** Before it may be forgotten whose wallet it was, what is left in it is forfeited. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forfeitRest } from '@rubicon/domain';
import { ErasureSteps, type ErasureProgress, type ErasureStep } from '../../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';

@Injectable()
export class ForfeitCreditsStep implements ErasureStep, OnModuleInit {
  readonly name = 'credits';
  readonly stage = 'balance';

  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly steps: ErasureSteps,
  ) {}

  onModuleInit(): void {
    this.steps.register(this);
  }

  erase(playerId: string): Promise<ErasureProgress> {
    return forfeitRest(playerId, this.aggregates.wallet, this.contexts.of({ actorId: 'system:erasure' }));
  }
}
