import { Module } from '@nestjs/common';
import { BranchesModule } from '../branches/branches.module.js';
import { StoryModule } from '../story/story.module.js';
import { BookEndpoint } from './book.endpoint.js';
import { GetBookHandler } from './book.query.js';

@Module({
  imports: [StoryModule, BranchesModule],
  controllers: [BookEndpoint],
  providers: [GetBookHandler],
})
export class BookModule {}
