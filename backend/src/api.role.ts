/** The `api` role: everything that answers over HTTP. */
import { Module } from '@nestjs/common';
import { AccountsApiModule } from './accounts/accounts.api.module.js';
import { CreditsApiModule } from './credits/credits.module.js';
import { PaymentsApiModule } from './payments/payments.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { LiveModule } from './platform/live/index.js';
import { StatsApiModule } from './stats/stats.module.js';

@Module({
  imports: [HttpModule, LiveModule, AccountsApiModule, CreditsApiModule, PaymentsApiModule, StatsApiModule],
})
export class ApiRole {}
