import { Global, Module } from '@nestjs/common';
import { HouseNarration } from './house-narration.js';
import { NarrationPauses } from './narration-pauses.js';

/** One for the process, whatever its roles. */
@Global()
@Module({ providers: [HouseNarration, NarrationPauses], exports: [HouseNarration, NarrationPauses] })
export class HouseNarrationModule {}
