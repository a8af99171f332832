/** Which browser a player bought with before they had an account. Amounts stay, under an id that leads nowhere. */
import { Injectable } from '@nestjs/common';
import type { ErasureProgress, ErasureStep } from '../../platform/erasure/index.js';
import { VisitorCheckouts } from '../visitors/visitor-checkouts.js';

@Injectable()
export class ForgetBrowsers implements ErasureStep {
  readonly name = 'browsers that bought';
  readonly stage = 'rows';

  constructor(private readonly visitors: VisitorCheckouts) {}

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.visitors.forgetPlayer(playerId);
    return 'done';
  }
}
