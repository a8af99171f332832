import { Module } from '@nestjs/common';
import { GrantsModule } from '../grants/grants.module.js';
import { PlayerLogModule } from '../player-log/player-log.module.js';
import { StaffReadsModule } from '../reads/reads.module.js';
import { StaffTextsModule } from '../texts/texts.module.js';
import { TimelineEndpoint } from './timeline.endpoint.js';
import { GetTimelineHandler } from './timeline.query.js';
import { GetTimelineDetailHandler } from './timeline-detail.query.js';
import { Timelines } from './timelines.js';

@Module({
  imports: [GrantsModule, PlayerLogModule, StaffReadsModule, StaffTextsModule],
  controllers: [TimelineEndpoint],
  providers: [Timelines, GetTimelineHandler, GetTimelineDetailHandler],
  exports: [Timelines],
})
export class TimelineModule {}
