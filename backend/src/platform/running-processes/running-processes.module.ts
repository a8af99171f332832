import { Module } from '@nestjs/common';
import { RunningProcesses } from './running-processes.js';

/** For whoever asks what runs. */
@Module({ providers: [RunningProcesses], exports: [RunningProcesses] })
export class RunningProcessesModule {}
