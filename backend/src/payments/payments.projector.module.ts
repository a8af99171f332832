import { Module, type OnModuleInit } from '@nestjs/common';
import { ErasureSteps } from '../platform/erasure/index.js';
import { Processes } from '../platform/projector/index.js';
import { PaymentProcessManager } from './payment.process-manager.js';
import { ExpireCheckouts } from './erasure/expire-checkouts.step.js';
import { ForgetBrowsers } from './erasure/forget-browsers.step.js';
import { SettleRefunds } from './erasure/settle-refunds.step.js';
import { PaymentSweeper } from './payment-sweeper.js';
import { PaymentsCoreModule } from './payments.core.module.js';
import { RefundProcessManager } from './refunds/refund.process-manager.js';

@Module({
  imports: [PaymentsCoreModule],
  providers: [
    PaymentProcessManager,
    RefundProcessManager,
    PaymentSweeper,
    ExpireCheckouts,
    SettleRefunds,
    ForgetBrowsers,
  ],
})
export class PaymentsProjectorModule implements OnModuleInit {
  constructor(
    private readonly processes: Processes,
    private readonly erasure: ErasureSteps,
    private readonly payments: PaymentProcessManager,
    private readonly refunds: RefundProcessManager,
    private readonly expireCheckouts: ExpireCheckouts,
    private readonly settleRefunds: SettleRefunds,
    private readonly forgetBrowsers: ForgetBrowsers,
  ) {}

  onModuleInit(): void {
    this.processes.register(this.payments);
    this.processes.register(this.refunds);
    for (const step of [this.settleRefunds, this.expireCheckouts, this.forgetBrowsers])
      this.erasure.register(step);
  }
}
