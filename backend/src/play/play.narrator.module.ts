import { Module } from '@nestjs/common';
import { NarrateTurnWorker } from './turns/narrate-turn.worker.js';
import { PromptMaterials } from './turns/prompt-material.js';
import { TurnEngine } from './turns/turn-engine.js';
import { TurnStagesModule } from './turns/turn-stages.js';
import { TurnMetrics } from './turns/turn-metrics.js';

@Module({
  imports: [TurnStagesModule],
  providers: [TurnEngine, PromptMaterials, TurnMetrics, NarrateTurnWorker],
})
export class PlayNarratorModule {}
