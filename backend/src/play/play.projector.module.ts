import { Module } from '@nestjs/common';
import { GamesProjectorModule } from './games/games.projector.module.js';
import { TurnsProjectorModule } from './turns/turns.projector.module.js';

@Module({
  imports: [TurnsProjectorModule, GamesProjectorModule],
})
export class PlayProjectorModule {}
