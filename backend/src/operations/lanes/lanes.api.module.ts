import { Module } from '@nestjs/common';
import { CountAllParkedLanesHandler } from './all-parked-lanes.query.js';
import { DriveParkedLanesHandler } from './drive-lanes.handler.js';
import { CountParkedLanesHandler } from './lane-count.query.js';
import { LanesEndpoint } from './lanes.endpoint.js';
import { ListParkedLanesHandler } from './parked-lanes.query.js';

/** What process managers cannot work on: seen, and driven on. */
@Module({
  controllers: [LanesEndpoint],
  providers: [
    ListParkedLanesHandler,
    CountParkedLanesHandler,
    CountAllParkedLanesHandler,
    DriveParkedLanesHandler,
  ],
})
export class LanesApiModule {}
