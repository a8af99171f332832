import { Module } from '@nestjs/common';
import { CurrentGameModule } from '../current-game/current-game.module.js';
import { TurnsCoreModule } from '../turns/turns.core.module.js';
import { GamesStep } from './games.step.js';

@Module({
  imports: [CurrentGameModule, TurnsCoreModule],
  providers: [GamesStep],
})
export class GamesProjectorModule {}
