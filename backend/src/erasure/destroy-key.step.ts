/** The log, the read models and every backup of them become unreadable. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ErasureSteps, type ErasureProgress, type ErasureStep } from '../platform/erasure/index.js';
import { PlayerKeys } from '../platform/keys/index.js';

@Injectable()
export class DestroyKeyStep implements ErasureStep, OnModuleInit {
  readonly name = 'key';
  readonly stage = 'keys';

  constructor(
    private readonly keys: PlayerKeys,
    private readonly steps: ErasureSteps,
  ) {}

  onModuleInit(): void {
    this.steps.register(this);
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.keys.destroy(playerId);
    return 'done';
  }
}
