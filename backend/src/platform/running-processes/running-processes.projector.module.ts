import { Module, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../projector/index.js';
import { RunningProcesses } from './running-processes.js';
import { RunningProcessesModule } from './running-processes.module.js';

@Module({ imports: [RunningProcessesModule] })
export class RunningProcessesProjectorModule implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly processes: RunningProcesses,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('processes that died', () => this.processes.forgetDead());
  }
}
