import { Module } from '@nestjs/common';
import { NarrationModule } from '../../narration/index.js';
import { ModerationModule } from '../../moderation/index.js';
import { ProviderCostsModule } from '../../provider-costs/index.js';
import { ChronicleCoreModule } from '../chronicle/chronicle.core.module.js';
import { ChronicleNarratorModule } from '../chronicle/chronicle.narrator.module.js';
import { NarrateTurnWorker } from './narrate-turn.worker.js';
import { PromptMaterials } from './prompt-material.js';
import { TurnMetrics } from './turn-metrics.js';
import { TurnStagesModule } from './turn-stages.js';
import { TurnsCoreModule } from './turns.core.module.js';

@Module({
  imports: [
    TurnsCoreModule,
    TurnStagesModule,
    ChronicleCoreModule,
    ChronicleNarratorModule,
    NarrationModule,
    ModerationModule,
    ProviderCostsModule,
  ],
  providers: [PromptMaterials, TurnMetrics, NarrateTurnWorker],
})
export class TurnsNarratorModule {}
