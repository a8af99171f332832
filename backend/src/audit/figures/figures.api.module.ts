import { Module } from '@nestjs/common';
import { ExceptionsModule } from '../exceptions/index.js';
import { MonthsModule } from '../months/index.js';
import { ProviderModule } from '../provider/index.js';
import { ListDaysHandler } from './days.query.js';
import { FiguresEndpoint } from './figures.endpoint.js';
import { GetSummaryHandler } from './summary.query.js';

/** The strip of totals, and the days. */
@Module({
  imports: [ExceptionsModule, MonthsModule, ProviderModule],
  controllers: [FiguresEndpoint],
  providers: [GetSummaryHandler, ListDaysHandler],
})
export class FiguresApiModule {}
