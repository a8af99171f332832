import { Module } from '@nestjs/common';
import { SupportExport } from './export/support.export.js';
import { GrantsModule } from './grants/grants.module.js';
import { ReplayModule } from './replay/replay.module.js';
import { TimelineModule } from './timeline/timeline.module.js';

/** The desk of support. */
@Module({ imports: [GrantsModule, ReplayModule, TimelineModule], providers: [SupportExport] })
export class SupportApiModule {}
