import { Module } from '@nestjs/common';
import { NarrationModule } from '../../narration/index.js';
import { ProviderCostsModule } from '../../provider-costs/index.js';
import { ChronicleMetrics } from './chronicle-metrics.js';
import { ChronicleUpkeep } from './chronicle-upkeep.js';
import { ChronicleCoreModule } from './chronicle.core.module.js';

@Module({
  imports: [ChronicleCoreModule, NarrationModule, ProviderCostsModule],
  providers: [ChronicleMetrics, ChronicleUpkeep],
  exports: [ChronicleUpkeep],
})
export class ChronicleNarratorModule {}
