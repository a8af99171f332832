import { Module } from '@nestjs/common';
import { GrantsModule } from '../grants/grants.module.js';
import { PlayerLogModule } from '../player-log/player-log.module.js';
import { StaffReadsModule } from '../reads/reads.module.js';
import { StaffTextsModule } from '../texts/texts.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { GetReplayFrameHandler } from './replay-frame.query.js';
import { GetReplayStopsHandler } from './replay-stops.query.js';
import { ReplayEndpoint } from './replay.endpoint.js';
import { ReplayedPages } from './replayed-pages.js';
import { Replays } from './replays.js';

@Module({
  imports: [GrantsModule, PlayerLogModule, StaffReadsModule, StaffTextsModule, TimelineModule],
  controllers: [ReplayEndpoint],
  providers: [Replays, ReplayedPages, GetReplayStopsHandler, GetReplayFrameHandler],
})
export class ReplayModule {}
