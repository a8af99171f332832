/**
 * Repairs what a crash left between a game's stream and its player's wallet: after a standstill every turn submitted or ended
 * in the meantime is driven on. What happened only just now is the quick path's to finish, which is at it this very moment: driving
 * the same turn beside it would only cost both of them conflicts. What the quick path leaves open all the same is the sweeper's.
 */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  isTurnEvent,
  reactToTurnEvent,
  TURN_EVENT_TYPES,
  turnLaneOf,
  type GameEvent,
  type TurnEvent,
} from '@rubicon/domain';
import type { EventProcess, RecordedEvent } from '@rubicon/eventsourcing';
import { Processes } from '../../platform/projector/index.js';
import { TurnEngine } from './turn-engine.js';
import { QUICK_PATH_MS } from './turn-sweeper.js';

@Injectable()
export class TurnProcessManager implements EventProcess<GameEvent>, OnModuleInit {
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
    if (isTurn(recorded) && !this.isFresh(recorded)) await reactToTurnEvent(recorded, this.engine);
  }

  private isFresh({ at }: RecordedEvent<GameEvent>): boolean {
    return this.engine.now() - Date.parse(at) < QUICK_PATH_MS;
  }
}

function isTurn(recorded: RecordedEvent<GameEvent>): recorded is RecordedEvent<TurnEvent> {
  return isTurnEvent(recorded.event);
}
