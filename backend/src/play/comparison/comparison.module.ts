import { Module } from '@nestjs/common';
import { BranchesModule } from '../branches/branches.module.js';
import { ChronicleApiModule } from '../chronicle/chronicle.api.module.js';
import { StoryModule } from '../story/story.module.js';
import { ComparisonEndpoint } from './comparison.endpoint.js';
import { CompareNodesHandler } from './comparison.query.js';

@Module({
  imports: [StoryModule, BranchesModule, ChronicleApiModule],
  controllers: [ComparisonEndpoint],
  providers: [CompareNodesHandler],
})
export class ComparisonModule {}
