import { Module } from '@nestjs/common';
import { CreditsApiModule } from '../../credits/index.js';
import { Paths } from './paths.js';
import { Story } from './story.js';
import { TurnReader } from './turn-reader.js';

@Module({
  imports: [CreditsApiModule],
  providers: [Story, Paths, TurnReader],
  exports: [Story, Paths, TurnReader],
})
export class StoryModule {}
