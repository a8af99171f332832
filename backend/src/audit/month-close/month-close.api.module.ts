import { Module } from '@nestjs/common';
import { ExceptionsModule } from '../exceptions/index.js';
import { FiguresModule } from '../figures/index.js';
import { MonthsModule } from '../months/index.js';
import { ProofModule } from '../proof/index.js';
import { ProviderModule } from '../provider/index.js';
import { AuditMonthsEndpoint } from './audit-months.endpoint.js';
import { GetAuditMonthHandler, ListAuditMonthsHandler } from './audit-months.query.js';
import { AuditMonths } from './audit-months.js';
import { CloseMonthHandler } from './close-month.handler.js';
import { MonthConditions } from './month-conditions.js';
import { ReopenMonthHandler } from './reopen-month.handler.js';

/** Months on the auditor's desk: listed, closed, reopened. */
@Module({
  imports: [ExceptionsModule, FiguresModule, MonthsModule, ProofModule, ProviderModule],
  controllers: [AuditMonthsEndpoint],
  providers: [
    AuditMonths,
    MonthConditions,
    ListAuditMonthsHandler,
    GetAuditMonthHandler,
    CloseMonthHandler,
    ReopenMonthHandler,
  ],
})
export class MonthCloseApiModule {}
