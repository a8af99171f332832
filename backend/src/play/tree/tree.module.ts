import { Module } from '@nestjs/common';
import { BranchesModule } from '../branches/branches.module.js';
import { StoryModule } from '../story/story.module.js';
import { NameBranchEndpoint } from './name-branch.endpoint.js';
import { TreeEndpoint } from './tree.endpoint.js';
import { GetTreeHandler } from './tree.query.js';

@Module({
  imports: [StoryModule, BranchesModule],
  controllers: [TreeEndpoint, NameBranchEndpoint],
  providers: [GetTreeHandler],
})
export class TreeModule {}
