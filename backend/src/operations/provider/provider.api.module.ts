import { Module } from '@nestjs/common';
import { ProviderCostsModule } from '../../provider-costs/index.js';
import { StaffModule } from '../../staff/index.js';
import { DecisionsApiModule } from '../decisions/index.js';
import { ProviderOperationsEndpoint } from './provider-operations.endpoint.js';
import { GetProviderOperationsHandler } from './provider-operations.query.js';

@Module({
  imports: [StaffModule, ProviderCostsModule, DecisionsApiModule],
  controllers: [ProviderOperationsEndpoint],
  providers: [GetProviderOperationsHandler],
})
export class ProviderApiModule {}
