import { Module } from '@nestjs/common';
import { BranchesModule } from '../branches/branches.module.js';
import { ChronicleApiModule } from '../chronicle/chronicle.api.module.js';
import { StoryModule } from '../story/story.module.js';
import { GameStates } from './game-states.js';

@Module({
  imports: [StoryModule, BranchesModule, ChronicleApiModule],
  providers: [GameStates],
  exports: [GameStates],
})
export class GameStateModule {}
