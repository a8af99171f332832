/** What a browser bought without an account becomes the player's who signs in with it. */
import { Injectable } from '@nestjs/common';
import { drivePayment } from '@rubicon/domain';
import type { Request } from 'express';
import type { SignInHook } from '../../accounts/index.js';
import { BrowserSecrets } from '../../platform/http/index.js';
import { PaymentEngine } from '../payment-engine.js';
import { purchaseCookie } from '../visitors/purchase.cookie.js';
import { VisitorCheckouts } from '../visitors/visitor-checkouts.js';

@Injectable()
export class VisitorPurchases implements SignInHook {
  readonly name = 'visitor-purchases';

  constructor(
    private readonly secrets: BrowserSecrets,
    private readonly visitors: VisitorCheckouts,
    private readonly engine: PaymentEngine,
  ) {}

  /** What is not paid yet is claimed when it is; what a crash leaves undone, the payment's process does. */
  async signedIn(playerId: string, request: Request): Promise<void> {
    const visitor = this.secrets.hashOf(request, purchaseCookie);
    if (visitor === null) return;
    for (const paymentId of await this.visitors.takeOver(visitor, playerId))
      await drivePayment(paymentId, this.engine);
  }
}
