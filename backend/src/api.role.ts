/** The `api` role: everything that answers over HTTP. */
import { Module } from '@nestjs/common';
import { AccountsApiModule } from './accounts/accounts.api.module.js';
import { AuditApiModule } from './audit/audit.api.module.js';
import { CharactersApiModule } from './characters/characters.module.js';
import { CreditsApiModule } from './credits/credits.module.js';
import { PaymentsApiModule } from './payments/payments.module.js';
import { DemoApiModule } from './demo/demo.api.module.js';
import { ErasureApiModule } from './erasure/index.js';
import { HttpModule } from './platform/http/http.module.js';
import { LiveModule } from './platform/live/index.js';
import { MailApiModule } from './mail/mail.api.module.js';
import { OperationsApiModule } from './operations/operations.api.module.js';
import { PlayApiModule } from './play/play.api.module.js';
import { StaffApiModule } from './staff/staff.api.module.js';
import { StatsApiModule } from './stats/stats.module.js';
import { SupportApiModule } from './support/support.api.module.js';

@Module({
  imports: [
    HttpModule,
    LiveModule,
    AccountsApiModule,
    AuditApiModule,
    CharactersApiModule,
    CreditsApiModule,
    DemoApiModule,
    ErasureApiModule,
    MailApiModule,
    OperationsApiModule,
    PaymentsApiModule,
    PlayApiModule,
    StaffApiModule,
    StatsApiModule,
    SupportApiModule,
  ],
})
export class ApiRole {}
