import { Module } from '@nestjs/common';
import { GetBalanceHandler } from './balance/balance.query.js';
import { TurnSettlements } from './settlement/turn-settlements.js';
import { StatementEndpoint } from './statement/statement.endpoint.js';
import { StatementExport } from './statement/statement.export.js';
import { GetStatementHandler } from './statement/statement.query.js';
import { UsageExport } from './usage/usage.export.js';
import { UsageHistoryEndpoint } from './usage/usage-history.endpoint.js';
import { GetUsageHistoryHandler } from './usage/usage-history.query.js';
import { UsageSummaryEndpoint } from './usage/usage-summary.endpoint.js';
import { GetUsageSummaryHandler } from './usage/usage-summary.query.js';

@Module({
  controllers: [StatementEndpoint, UsageHistoryEndpoint, UsageSummaryEndpoint],
  providers: [
    GetBalanceHandler,
    GetStatementHandler,
    GetUsageHistoryHandler,
    GetUsageSummaryHandler,
    StatementExport,
    UsageExport,
    TurnSettlements,
  ],
  exports: [TurnSettlements],
})
export class CreditsApiModule {}
