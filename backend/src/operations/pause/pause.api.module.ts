import { Module } from '@nestjs/common';
import { StaffModule } from '../../staff/index.js';
import { DecisionsApiModule } from '../decisions/index.js';
import { NarrationOperationsEndpoint } from './narration-operations.endpoint.js';
import { GetNarrationOperationsHandler } from './narration-operations.query.js';

@Module({
  imports: [StaffModule, DecisionsApiModule],
  controllers: [NarrationOperationsEndpoint],
  providers: [GetNarrationOperationsHandler],
})
export class PauseApiModule {}
