import { Module } from '@nestjs/common';
import { Heartbeat } from './heartbeat.js';
import { RunningProcessesModule } from './running-processes.module.js';

/** One for the process, whatever its roles. */
@Module({ imports: [RunningProcessesModule], providers: [Heartbeat] })
export class HeartbeatModule {}
