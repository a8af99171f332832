import { Module, type OnModuleInit } from '@nestjs/common';
import { Processes } from '../platform/projector/index.js';
import { PaymentCommands } from './completion/payment-commands.js';
import { PaymentProcessManager } from './completion/payment.process-manager.js';

@Module({ providers: [PaymentCommands, PaymentProcessManager] })
export class PaymentsProjectorModule implements OnModuleInit {
  constructor(
    private readonly processes: Processes,
    private readonly payments: PaymentProcessManager,
  ) {}

  onModuleInit(): void {
    this.processes.register(this.payments);
  }
}
