import { Module } from '@nestjs/common';
import { GamesStep } from './erasure/games.step.js';
import { SettleTurnsStep } from './erasure/settle-turns.step.js';
import { StopTurnsStep } from './erasure/stop-turns.step.js';
import { TurnEngine } from './turns/turn-engine.js';
import { TurnProcessManager } from './turns/turn.process-manager.js';

@Module({
  providers: [TurnEngine, TurnProcessManager, StopTurnsStep, SettleTurnsStep, GamesStep],
})
export class PlayProjectorModule {}
