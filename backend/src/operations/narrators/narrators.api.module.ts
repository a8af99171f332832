import { Module } from '@nestjs/common';
import { RunningProcessesModule } from '../../platform/running-processes/index.js';
import { DecisionsApiModule } from '../decisions/index.js';
import { DecideOfNarratorHandler } from './decide-of-narrator.handler.js';
import { NarratorsNow } from './narrators-now.js';
import { NarratorsEndpoint } from './narrators.endpoint.js';
import { GetNarratorsHandler } from './narrators.query.js';

/** The narrators themselves: seen and steered. */
@Module({
  imports: [RunningProcessesModule, DecisionsApiModule],
  controllers: [NarratorsEndpoint],
  providers: [NarratorsNow, GetNarratorsHandler, DecideOfNarratorHandler],
  exports: [NarratorsNow],
})
export class NarratorsApiModule {}
