/** No turn of the player's is written any more: whichever is pending fails, free of charge, and its narrator is told to stop. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { failErasedTurn, type TurnRef } from '@rubicon/domain';
import { ErasureSteps, type ErasureProgress, type ErasureStep } from '../../platform/erasure/index.js';
import { CommandContexts, EventStoreDb } from '../../platform/event-store/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { NarrationQueue } from '../../platform/queue/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { TurnEngine } from '../turns/turn-engine.js';
import { erasureCause } from './erasure-cause.js';

/** A game's pending turn is the one submitted last. */
const pendingTurns = `
  SELECT game.game_id AS "gameId", node.turn_id AS "turnId"
  FROM game JOIN turn_node node ON node.turn_id = game.last_turn_id
  WHERE game.player_id = $1 AND node.status = 'pending'`;

@Injectable()
export class StopTurnsStep implements ErasureStep, OnModuleInit {
  readonly name = 'pending_turns';
  readonly stage = 'stop';

  constructor(
    private readonly engine: TurnEngine,
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    private readonly queue: NarrationQueue,
    private readonly preview: PreviewChannel,
    private readonly contexts: CommandContexts,
    private readonly steps: ErasureSteps,
  ) {}

  onModuleInit(): void {
    this.steps.register(this);
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.readModels.waitFor(await this.store.lastOf('game'));
    const pending = await this.readModels.manager.query<TurnRef[]>(pendingTurns, [playerId]);
    for (const turn of pending) await this.stop(turn);
    return 'done';
  }

  private async stop({ gameId, turnId }: TurnRef): Promise<void> {
    await failErasedTurn({ gameId, turnId }, this.engine, erasureCause(this.contexts));
    await this.preview.requestStop(turnId);
    await this.queue.discard(turnId);
  }
}
