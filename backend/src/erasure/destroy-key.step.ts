/** The log, the read models and every backup of them become unreadable. */
import { Injectable } from '@nestjs/common';
import { ErasureStep, type ErasureProgress } from '../platform/erasure/index.js';
import { PlayerKeys } from '../platform/keys/index.js';

@Injectable()
export class DestroyKeyStep extends ErasureStep {
  readonly name = 'key';
  readonly stage = 'keys';

  constructor(private readonly keys: PlayerKeys) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.keys.destroy(playerId);
    return 'done';
  }
}
