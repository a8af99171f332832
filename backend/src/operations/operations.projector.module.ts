import { Module } from '@nestjs/common';
import { RecurringWorkModule } from '../platform/recurring-work/index.js';
import { RebuildProjectorModule } from './rebuild/index.js';

@Module({ imports: [RecurringWorkModule, RebuildProjectorModule] })
export class OperationsProjectorModule {}
