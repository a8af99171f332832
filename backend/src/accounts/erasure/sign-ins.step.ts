/** Sign-ins end with the request; one that was begun in the same moment, or that a crash left, ends here. */
import { Injectable } from '@nestjs/common';
import { ErasureStep, type ErasureProgress } from '../../platform/erasure/index.js';
import { AllSignIns } from '../sessions/all-sign-ins.js';

@Injectable()
export class SignInsStep extends ErasureStep {
  readonly name = 'sign_ins';
  readonly stage = 'stop';

  constructor(private readonly signIns: AllSignIns) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.signIns.end(playerId);
    return 'done';
  }
}
