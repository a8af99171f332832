import { Module } from '@nestjs/common';
import { ProviderCostsModule } from '../../provider-costs/index.js';
import { StaffModule } from '../../staff/index.js';
import { DecisionsApiModule } from '../decisions/index.js';
import { NarratorsApiModule } from '../narrators/index.js';
import { NarrationHindrances } from './narration-hindrances.js';
import { NarrationOperationsEndpoint } from './narration-operations.endpoint.js';
import { GetNarrationOperationsHandler } from './narration-operations.query.js';

@Module({
  imports: [StaffModule, DecisionsApiModule, NarratorsApiModule, ProviderCostsModule],
  controllers: [NarrationOperationsEndpoint],
  providers: [GetNarrationOperationsHandler, NarrationHindrances],
})
export class PauseApiModule {}
