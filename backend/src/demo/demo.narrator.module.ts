import { Module } from '@nestjs/common';
import { DemoStory } from './story/demo-story.js';
import { DemoMetrics } from './turns/demo-metrics.js';
import { DemoTurns } from './turns/demo-turns.js';
import { NarrateDemoTurnWorker } from './turns/narrate-demo-turn.worker.js';

@Module({ providers: [DemoStory, DemoTurns, DemoMetrics, NarrateDemoTurnWorker] })
export class DemoNarratorModule {}
