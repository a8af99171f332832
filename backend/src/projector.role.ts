/** The `projector` role: read models and process managers. */
import { Module } from '@nestjs/common';
import { PlayProjectorModule } from './play/play.projector.module.js';
import { PaymentsProjectorModule } from './payments/payments.projector.module.js';
import { ProjectorModule } from './platform/projector/index.js';
import { allProjections } from './projections.js';

@Module({ imports: [ProjectorModule.with(allProjections), PlayProjectorModule, PaymentsProjectorModule] })
export class ProjectorRole {}
