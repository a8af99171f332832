import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/index.js';
import { MailCoreModule } from '../../mail/index.js';
import { PaymentsCoreModule } from '../../payments/index.js';
import { TurnsCoreModule } from '../../play/index.js';
import { ActLetters } from './act-letters.js';
import { AskedActs } from './asked-acts.js';
import { SupportEngine } from './support-engine.js';

/** What carries acts out, whichever role does. */
@Module({
  imports: [AccountsModule, MailCoreModule, PaymentsCoreModule, TurnsCoreModule],
  providers: [AskedActs, ActLetters, SupportEngine],
  exports: [AskedActs, SupportEngine],
})
export class ActsCoreModule {}
