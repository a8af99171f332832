import { Module } from '@nestjs/common';
import { SettleTurnsStep } from './settle-turns.step.js';
import { StopTurnsStep } from './stop-turns.step.js';
import { TurnProcessManager } from './turn.process-manager.js';
import { TurnsCoreModule } from './turns.core.module.js';

@Module({
  imports: [TurnsCoreModule],
  providers: [TurnProcessManager, StopTurnsStep, SettleTurnsStep],
})
export class TurnsProjectorModule {}
