import { Module } from '@nestjs/common';
import { ModerationModule } from '../moderation/index.js';
import { NarrationModule } from '../narration/index.js';
import { ProviderCostsModule } from '../provider-costs/index.js';
import { ChronicleMetrics } from './chronicle/chronicle-metrics.js';
import { ChronicleUpkeep } from './chronicle/chronicle-upkeep.js';
import { ChronicleSnapshots } from './chronicle/chronicle-snapshots.js';
import { Chronicles } from './chronicle/chronicles.js';
import { NarrateTurnWorker } from './turns/narrate-turn.worker.js';
import { PromptMaterials } from './turns/prompt-material.js';
import { TurnEngine } from './turns/turn-engine.js';
import { TurnStagesModule } from './turns/turn-stages.js';
import { TurnMetrics } from './turns/turn-metrics.js';

@Module({
  imports: [TurnStagesModule, NarrationModule, ModerationModule, ProviderCostsModule],
  providers: [
    TurnEngine,
    ChronicleSnapshots,
    Chronicles,
    ChronicleMetrics,
    ChronicleUpkeep,
    PromptMaterials,
    TurnMetrics,
    NarrateTurnWorker,
  ],
})
export class PlayNarratorModule {}
