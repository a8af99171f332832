/** Saves the turn that the player saw: a pointer in the game's stream. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PlayerFence } from '../../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { CurrentGames } from '../current-game/index.js';

export class SaveGameOf extends Command<SavedGame> {
  constructor(
    readonly playerId: string,
    /** Null: the game last started or played. */
    readonly gameId: string | null,
    /** Null: the head. */
    readonly turnId: string | null,
  ) {
    super();
  }
}

export interface SavedGame {
  readonly gameId: string;
  readonly position: bigint | null;
}

@CommandHandler(SaveGameOf)
export class SaveGameHandler implements ICommandHandler<SaveGameOf> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly currentGames: CurrentGames,
    private readonly fence: PlayerFence,
  ) {}

  /** @throws Refused without such a game or turn */
  async execute({ playerId, gameId: named, turnId }: SaveGameOf): Promise<SavedGame> {
    await this.fence.check(playerId);
    const gameId = named ?? (await this.currentGames.of(playerId, null))?.gameId;
    if (gameId === undefined)
      throw new Refused('no_active_game', { detail: 'There is no game to save. Please start one.' });
    const context = this.contexts.of({ actorId: playerId });
    const outcome = await this.aggregates.game.handle(
      gameId,
      { type: 'SaveGame', gameId, playerId, turnId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return { gameId, position: outcome.position };
  }
}
