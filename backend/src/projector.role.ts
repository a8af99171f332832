/** The `projector` role: read models and process managers. */
import { Module } from '@nestjs/common';
import { ProjectorModule } from './platform/projector/index.js';
import { allProjections } from './projections.js';

@Module({ imports: [ProjectorModule.with(allProjections)] })
export class ProjectorRole {}
