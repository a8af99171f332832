/** What is left in the wallet ends with the account, by event: the books add up for ever. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
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

  /** `waiting` while a reservation or a refund is open. */
  async erase(playerId: string): Promise<ErasureProgress> {
    const outcome = await this.aggregates.wallet.handle(
      playerId,
      { type: 'ForfeitCredits', playerId, reasonCode: 'account_deleted' },
      this.contexts.of({ actorId: 'system:erasure' }),
    );
    return outcome.kind === 'refused' ? 'waiting' : 'done';
  }
}
