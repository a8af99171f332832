import { Module } from '@nestjs/common';
import { StaffModule } from '../../staff/index.js';
import { DecideNarrationHandler } from './decide-narration.handler.js';
import { DecisionsMadeEndpoint } from './decisions-made.endpoint.js';
import { GetDecisionsMadeHandler } from './decisions-made.query.js';

@Module({
  imports: [StaffModule],
  controllers: [DecisionsMadeEndpoint],
  providers: [DecideNarrationHandler, GetDecisionsMadeHandler],
})
export class DecisionsApiModule {}
