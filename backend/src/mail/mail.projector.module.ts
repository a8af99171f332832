import { Module, type OnModuleInit } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { PaymentsCoreModule } from '../payments/index.js';
import { Processes } from '../platform/projector/index.js';
import { DeletionNotice } from './deletion-notice.js';
import { DisputeNotices } from './dispute-notices.js';
import { ForgetLettersStep } from './forget-letters.step.js';
import { LetterAddresses } from './letter-addresses.js';
import { MailCoreModule } from './mail.core.module.js';
import { LettersProcessManager } from './letters.process-manager.js';

@Module({
  imports: [AccountsModule, PaymentsCoreModule, MailCoreModule],
  providers: [LetterAddresses, DisputeNotices, LettersProcessManager, DeletionNotice, ForgetLettersStep],
})
export class MailProjectorModule implements OnModuleInit {
  constructor(
    private readonly processes: Processes,
    private readonly letters: LettersProcessManager,
  ) {}

  onModuleInit(): void {
    this.processes.register(this.letters);
  }
}
