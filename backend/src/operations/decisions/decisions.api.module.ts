import { Module } from '@nestjs/common';
import { DecideNarrationHandler } from './decide-narration.handler.js';

@Module({ providers: [DecideNarrationHandler] })
export class DecisionsApiModule {}
