import { Module } from '@nestjs/common';
import { GamesStep } from './erasure/games.step.js';
import { SettleTurnsStep } from './erasure/settle-turns.step.js';
import { StopTurnsStep } from './erasure/stop-turns.step.js';
import { TurnEngine } from './turns/turn-engine.js';
import { TurnProcessManager } from './turns/turn.process-manager.js';
import { TurnSweeper } from './turns/turn-sweeper.js';

@Module({
  providers: [TurnEngine, TurnProcessManager, TurnSweeper, StopTurnsStep, SettleTurnsStep, GamesStep],
})
export class PlayProjectorModule {}
