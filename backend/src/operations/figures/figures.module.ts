import { Module } from '@nestjs/common';
import { ProviderCostsModule } from '../../provider-costs/index.js';
import { OperationsFiguresEndpoint } from './figures.endpoint.js';
import { GetOperationsFiguresHandler } from './figures.query.js';
import { ProjectionLags } from './projection-lags.js';
import { TurnFigures } from './turn-figures.js';

/** The figures of the live desk. */
@Module({
  imports: [ProviderCostsModule],
  controllers: [OperationsFiguresEndpoint],
  providers: [GetOperationsFiguresHandler, TurnFigures, ProjectionLags],
})
export class OperationsFiguresModule {}
