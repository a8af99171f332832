import { Module } from '@nestjs/common';
import { StatementEndpoint } from './statement/statement.endpoint.js';
import { StatementExport } from './statement/statement.export.js';
import { GetStatementHandler } from './statement/statement.query.js';
import { UsageExport } from './usage/usage.export.js';
import { UsageHistoryEndpoint } from './usage/usage-history.endpoint.js';
import { GetUsageHistoryHandler } from './usage/usage-history.query.js';

@Module({
  controllers: [StatementEndpoint, UsageHistoryEndpoint],
  providers: [GetStatementHandler, GetUsageHistoryHandler, StatementExport, UsageExport],
})
export class CreditsApiModule {}
