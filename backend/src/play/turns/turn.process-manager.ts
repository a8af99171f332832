/** Repairs what a crash left between a game's stream and its player's wallet: every turn submitted or ended is driven on. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  isTurnEvent,
  reactToTurnEvent,
  TURN_EVENT_TYPES,
  turnLaneOf,
  type GameEvent,
  type TurnEvent,
} from '@rubicon/domain';
import type { Process, RecordedEvent } from '@rubicon/eventsourcing';
import { Processes } from '../../platform/projector/index.js';
import { TurnEngine } from './turn-engine.js';

@Injectable()
export class TurnProcessManager implements Process<GameEvent>, OnModuleInit {
  readonly name = 'turn';
  readonly categories = ['game'];
  readonly startAt = 'beginning';
  readonly handles = TURN_EVENT_TYPES;

  constructor(
    private readonly engine: TurnEngine,
    private readonly processes: Processes,
  ) {}

  onModuleInit(): void {
    this.processes.register(this);
  }

  key(recorded: RecordedEvent<GameEvent>): string {
    return isTurn(recorded) ? turnLaneOf(recorded) : recorded.streamId;
  }

  async react(recorded: RecordedEvent<GameEvent>): Promise<void> {
    if (isTurn(recorded)) await reactToTurnEvent(recorded, this.engine);
  }
}

function isTurn(recorded: RecordedEvent<GameEvent>): recorded is RecordedEvent<TurnEvent> {
  return isTurnEvent(recorded.event);
}
