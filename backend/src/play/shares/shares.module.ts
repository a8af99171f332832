import { Module } from '@nestjs/common';
import { BranchesModule } from '../branches/branches.module.js';
import { StoryModule } from '../story/story.module.js';
import { RevokeShareHandler } from './revoke-share.handler.js';
import { ShareGameHandler } from './share-game.handler.js';
import { SharedStoryEndpoint } from './shared-story.endpoint.js';
import { ReadSharedStoryHandler } from './shared-story.query.js';
import { SharesEndpoint } from './shares.endpoint.js';
import { SharesExport } from './shares.export.js';
import { ListSharesHandler } from './shares.query.js';

@Module({
  imports: [StoryModule, BranchesModule],
  controllers: [SharesEndpoint, SharedStoryEndpoint],
  providers: [ShareGameHandler, RevokeShareHandler, ListSharesHandler, ReadSharedStoryHandler, SharesExport],
})
export class SharesModule {}
