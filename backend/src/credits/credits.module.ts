import { Module } from '@nestjs/common';
import { StatementEndpoint } from './statement/statement.endpoint.js';
import { GetStatementHandler } from './statement/statement.query.js';
import { UsageHistoryEndpoint } from './usage/usage-history.endpoint.js';
import { GetUsageHistoryHandler } from './usage/usage-history.query.js';

@Module({
  controllers: [StatementEndpoint, UsageHistoryEndpoint],
  providers: [GetStatementHandler, GetUsageHistoryHandler],
})
export class CreditsApiModule {}
