import { Module } from '@nestjs/common';
import { ActProcessManager } from './act.process-manager.js';
import { ActsCoreModule } from './acts.core.module.js';

@Module({ imports: [ActsCoreModule], providers: [ActProcessManager] })
export class ActsProjectorModule {}
