/** A turn and its game, for the call that waited for it. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GameState, Turn } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameStates } from '../game-state/index.js';
import { failedTurn, Story } from '../story/index.js';

export class GetFinishedTurn extends Query<FinishedTurn> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly turnId: string,
    readonly position: bigint,
  ) {
    super();
  }
}

export interface FinishedTurn {
  readonly turn: Turn;
  readonly gameState: GameState;
}

@QueryHandler(GetFinishedTurn)
export class GetFinishedTurnHandler implements IQueryHandler<GetFinishedTurn> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly story: Story,
    private readonly states: GameStates,
  ) {}

  /** @throws Failed `game_deleted` when the game was deleted while its turn was written */
  async execute({ playerId, gameId, turnId, position }: GetFinishedTurn): Promise<FinishedTurn> {
    await this.readModels.waitFor(position);
    const game = await this.story.game(playerId, gameId);
    if (!game) throw failedTurn('game_deleted');
    const { turn, gameState } = await this.states.turnAndState(game, turnId);
    if (!turn) throw new Error(`turn ${turnId} ended, but its game's read model does not have it`);
    return { turn, gameState };
  }
}
