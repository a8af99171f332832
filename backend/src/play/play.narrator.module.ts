import { Module } from '@nestjs/common';
import { TurnsNarratorModule } from './turns/turns.narrator.module.js';

@Module({
  imports: [TurnsNarratorModule],
})
export class PlayNarratorModule {}
