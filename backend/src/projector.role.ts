/** The `projector` role: read models and process managers. */
import { Module } from '@nestjs/common';
import { AccountsProjectorModule } from './accounts/accounts.projector.module.js';
import { CreditsProjectorModule } from './credits/credits.projector.module.js';
import { DemoProjectorModule } from './demo/demo.projector.module.js';
import { ErasureProjectorModule } from './erasure/erasure.projector.module.js';
import { MailProjectorModule } from './mail/mail.projector.module.js';
import { OperationsProjectorModule } from './operations/operations.projector.module.js';
import { PlayProjectorModule } from './play/play.projector.module.js';
import { PaymentsProjectorModule } from './payments/payments.projector.module.js';
import { ProjectorModule } from './platform/projector/index.js';
import { RunningProcessesProjectorModule } from './platform/running-processes/index.js';
import { SupportProjectorModule } from './support/support.projector.module.js';

@Module({
  imports: [
    ProjectorModule,
    AccountsProjectorModule,
    CreditsProjectorModule,
    PlayProjectorModule,
    PaymentsProjectorModule,
    MailProjectorModule,
    DemoProjectorModule,
    ErasureProjectorModule,
    RunningProcessesProjectorModule,
    SupportProjectorModule,
    OperationsProjectorModule,
  ],
})
export class ProjectorRole {}
