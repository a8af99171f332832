import { Module } from '@nestjs/common';
import { TurnsCoreModule } from '../../play/index.js';
import { FailHangingTurnsHandler } from './fail-hanging-turns.handler.js';
import { CountHangingTurnsHandler } from './hanging-turn-count.query.js';
import { HangingTurns } from './hanging-turns.js';
import { HangingTurnsEndpoint } from './hanging-turns.endpoint.js';

/** Turns that hang: counted, and ended with their release. */
@Module({
  imports: [TurnsCoreModule],
  controllers: [HangingTurnsEndpoint],
  providers: [HangingTurns, CountHangingTurnsHandler, FailHangingTurnsHandler],
})
export class HangingTurnsApiModule {}
