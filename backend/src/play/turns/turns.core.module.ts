import { Module } from '@nestjs/common';
import { TurnEngine } from './turn-engine.js';

/** What drives a turn on, whichever role does. */
@Module({
  providers: [TurnEngine],
  exports: [TurnEngine],
})
export class TurnsCoreModule {}
