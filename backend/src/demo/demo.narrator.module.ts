import { Module } from '@nestjs/common';
import { ModerationModule } from '../moderation/index.js';
import { NarrationModule } from '../narration/index.js';
import { DemoStory } from './story/demo-story.js';
import { DemoMetrics } from './turns/demo-metrics.js';
import { DemoTurns } from './demo-turns.js';
import { NarrateDemoTurnWorker } from './turns/narrate-demo-turn.worker.js';
import { ProviderCostsModule } from '../provider-costs/index.js';

@Module({
  imports: [NarrationModule, ModerationModule, ProviderCostsModule],
  providers: [DemoStory, DemoTurns, DemoMetrics, NarrateDemoTurnWorker],
})
export class DemoNarratorModule {}
