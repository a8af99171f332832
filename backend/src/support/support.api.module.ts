import { Module } from '@nestjs/common';
import { ActsApiModule } from './acts/acts.api.module.js';
import { GrantsModule } from './grants/grants.module.js';
import { PlayersModule } from './players/players.module.js';
import { ReplayModule } from './replay/replay.module.js';
import { ProofsModule } from './proofs/proofs.module.js';
import { StaffReportsModule } from './reports/reports.module.js';
import { SupportExport } from './export/support.export.js';
import { TimelineModule } from './timeline/timeline.module.js';

/** The desk of support. */
@Module({
  imports: [
    ActsApiModule,
    GrantsModule,
    PlayersModule,
    ReplayModule,
    ProofsModule,
    StaffReportsModule,
    TimelineModule,
  ],
  providers: [SupportExport],
})
export class SupportApiModule {}
