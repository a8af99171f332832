import { Module } from '@nestjs/common';
import { ActsProjectorModule } from './acts/acts.projector.module.js';

@Module({ imports: [ActsProjectorModule] })
export class SupportProjectorModule {}
