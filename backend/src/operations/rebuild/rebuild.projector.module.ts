import { Module } from '@nestjs/common';
import { ReadModelJobs } from './read-model-jobs.js';
import { ReadModelWork } from './read-model-work.js';

@Module({ providers: [ReadModelJobs, ReadModelWork] })
export class RebuildProjectorModule {}
