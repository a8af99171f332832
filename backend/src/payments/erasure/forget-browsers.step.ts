/** Which browser a player bought with before they had an account. Amounts stay, under an id that leads nowhere. */
import { Injectable } from '@nestjs/common';
import { ErasureStep, type ErasureProgress } from '../../platform/erasure/index.js';
import { VisitorCheckouts } from '../visitors/visitor-checkouts.js';

@Injectable()
export class ForgetBrowsers extends ErasureStep {
  readonly name = 'browsers that bought';
  readonly stage = 'rows';

  constructor(private readonly visitors: VisitorCheckouts) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.visitors.forgetPlayer(playerId);
    return 'done';
  }
}
