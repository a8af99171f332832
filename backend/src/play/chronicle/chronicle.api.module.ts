import { Module } from '@nestjs/common';
import { ModerationModule } from '../../moderation/index.js';
import { StoryModule } from '../story/story.module.js';
import { AmendChronicleHandler } from './amend-chronicle.handler.js';
import { ChronicleReader } from './chronicle-reader.js';
import { ChronicleCoreModule } from './chronicle.core.module.js';
import { ChronicleEndpoint } from './chronicle.endpoint.js';
import { ChronicleExport } from './chronicle.export.js';
import { GetChronicleHandler } from './chronicle.query.js';
import { OpenWounds } from './open-wounds.js';

@Module({
  imports: [ChronicleCoreModule, StoryModule, ModerationModule],
  controllers: [ChronicleEndpoint],
  providers: [ChronicleReader, OpenWounds, GetChronicleHandler, AmendChronicleHandler, ChronicleExport],
  exports: [ChronicleReader, OpenWounds],
})
export class ChronicleApiModule {}
