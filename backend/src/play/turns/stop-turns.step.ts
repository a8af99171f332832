/**
 * No turn of the player's is written any more: its narrator is told to stop and settles what was shown; whichever is pending where nobody
 * does, or where nothing was shown, fails free of charge.
 */
import { Injectable } from '@nestjs/common';
import { endErasedTurn, type TurnRef } from '@rubicon/domain';
import {
  erasureCause,
  ErasureStep,
  readModelsHoldAll,
  type ErasureProgress,
} from '../../platform/erasure/index.js';
import { CommandContexts, EventStoreDb } from '../../platform/event-store/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { TurnEngine } from './turn-engine.js';

/** A game's pending turn is the one submitted last. */
const pendingTurns = `
  SELECT game.game_id AS "gameId", node.turn_id AS "turnId"
  FROM game JOIN turn_node node ON node.turn_id = game.last_turn_id
  WHERE game.player_id = $1 AND node.status = 'pending'`;

@Injectable()
export class StopTurnsStep extends ErasureStep {
  readonly name = 'pending_turns';
  readonly stage = 'stop';

  constructor(
    private readonly engine: TurnEngine,
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    private readonly preview: PreviewChannel,
    private readonly contexts: CommandContexts,
  ) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await readModelsHoldAll('game', this.store, this.readModels);
    const pending = await this.readModels.manager.query<TurnRef[]>(pendingTurns, [playerId]);
    const ended = await Promise.all(pending.map((turn) => this.end(turn)));
    return ended.includes('waiting') ? 'waiting' : 'done';
  }

  private end(turn: TurnRef): Promise<ErasureProgress> {
    const telling = {
      requestStop: (turnId: string) => this.preview.requestStop(turnId),
      isShown: (turnId: string) => this.preview.isShown(turnId),
    };
    return endErasedTurn(turn, telling, this.engine, erasureCause(this.contexts));
  }
}
