import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock/index.js';
import { Housekeeping } from '../platform/projector/index.js';
import { ExpireCheckouts } from './erasure/expire-checkouts.step.js';
import { ForgetBrowsers } from './erasure/forget-browsers.step.js';
import { SettleRefunds } from './erasure/settle-refunds.step.js';
import { PaymentProcessManager } from './payment.process-manager.js';
import { PaymentsCoreModule } from './payments.core.module.js';
import { VISITOR_CHECKOUT_DAYS, VisitorCheckouts } from './visitors/visitor-checkouts.js';

const DAY_MS = 86_400_000;

@Module({
  imports: [PaymentsCoreModule],
  providers: [PaymentProcessManager, ExpireCheckouts, SettleRefunds, ForgetBrowsers],
})
export class PaymentsProjectorModule implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly visitors: VisitorCheckouts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('browsers that bought', () =>
      this.visitors.forgetOlderThan(new Date(this.clock.now().getTime() - VISITOR_CHECKOUT_DAYS * DAY_MS)),
    );
  }
}
