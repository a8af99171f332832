/** A game as it stands: the one meant by default, a named one, or where a saved one resumes. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GameAnswer, GameStateAnswer, GameType } from '@rubicon/contracts';
import { Aggregates } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { CurrentGames } from '../current-game/index.js';
import { GameStates } from '../game-state/index.js';
import { Story } from '../story/index.js';

/** The game last started or played; of any era when `gameType` is null. */
export class GetCurrentGame extends Query<GameStateAnswer> {
  constructor(
    readonly playerId: string,
    readonly gameType: GameType | null,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetCurrentGame)
export class GetCurrentGameHandler implements IQueryHandler<GetCurrentGame> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly currentGames: CurrentGames,
    private readonly aggregates: Aggregates,
    private readonly story: Story,
    private readonly states: GameStates,
  ) {}

  async execute({ playerId, gameType, position }: GetCurrentGame): Promise<GameStateAnswer> {
    const [current] = await Promise.all([
      this.currentGames.of(playerId, gameType),
      this.readModels.waitFor(position),
    ]);
    if (!current) return { gameState: null, character: null };
    let game = await this.story.game(playerId, current.gameId);
    if (!game) {
      // Not there yet, or deleted by now: the log knows.
      const { state, position: newest } = await this.aggregates.game.load(current.gameId);
      if (state.deleted) return { gameState: null, character: null };
      await this.readModels.waitFor(newest);
      game = await this.story.game(playerId, current.gameId);
    }
    return game ? this.states.at(game) : { gameState: null, character: null };
  }
}

/** A game of the player's at its head. */
export class GetGame extends Query<GameAnswer> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetGame)
export class GetGameHandler implements IQueryHandler<GetGame> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly story: Story,
    private readonly states: GameStates,
  ) {}

  /** @throws Refused `game_not_found` */
  async execute({ playerId, gameId, position }: GetGame): Promise<GameAnswer> {
    await this.readModels.waitFor(position);
    const game = await this.story.ownGame(playerId, gameId);
    return this.states.at(game);
  }
}

/** Where a saved game resumes (decision 8): with auto-save at its head, without at its save. Changes nothing (decision 7). */
export class LoadGame extends Query<GameAnswer> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(LoadGame)
export class LoadGameHandler implements IQueryHandler<LoadGame> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly aggregates: Aggregates,
    private readonly story: Story,
    private readonly states: GameStates,
  ) {}

  /** @throws Refused `game_not_found` */
  async execute({ playerId, gameId, position }: LoadGame): Promise<GameAnswer> {
    const [player] = await Promise.all([
      this.aggregates.player.load(playerId),
      this.readModels.waitFor(position),
    ]);
    const game = await this.story.ownGame(playerId, gameId);
    const resumesAt = player.state.settings.autoSave
      ? game.headTurnId
      : (game.savedTurnId ?? game.headTurnId);
    return this.states.at(game, resumesAt);
  }
}
