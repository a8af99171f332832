import { Module } from '@nestjs/common';
import { TurnEngine } from './turns/turn-engine.js';
import { TurnProcessManager } from './turns/turn.process-manager.js';
import { TurnSweeper } from './turns/turn-sweeper.js';

@Module({ providers: [TurnEngine, TurnProcessManager, TurnSweeper] })
export class PlayProjectorModule {}
