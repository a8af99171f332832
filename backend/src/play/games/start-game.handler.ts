/** Starts a game: the opening is written by the era, the world stands as estate, difficulty and the first day say. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Difficulty, GameType } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import { v5 as uuidV5 } from 'uuid';
import { CharacterCatalogue } from '../../characters/index.js';
import { Ids } from '../../platform/clock/index.js';
import { PlayerFence } from '../../platform/erasure/index.js';
import { BeginGame, type StartedGame } from './begin-game.js';
import { openingWorld } from './opening-world.js';

export class StartGameFor extends Command<StartedGame> {
  constructor(
    readonly playerId: string,
    readonly characterId: number,
    readonly difficulty: Difficulty,
    readonly gameType: GameType,
    /** With a key, the same request twice starts one game. */
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

@CommandHandler(StartGameFor)
export class StartGameHandler implements ICommandHandler<StartGameFor> {
  constructor(
    private readonly beginGame: BeginGame,
    private readonly characters: CharacterCatalogue,
    private readonly fence: PlayerFence,
    private readonly ids: Ids,
  ) {}

  async execute(request: StartGameFor): Promise<StartedGame> {
    const { playerId, characterId, difficulty, gameType, idempotencyKey } = request;
    const [character] = await Promise.all([
      this.characters.find(playerId, characterId, gameType),
      this.fence.checkPlay(playerId),
    ]);
    const scenario = scenarios[gameType];
    const { name, estate, profession, description, politicalLeanings, isHistorical } = character;
    const opening = scenario.openingFor({ name, estate, profession });
    return this.beginGame.begin({
      type: 'StartGame',
      gameId: idempotencyKey === null ? this.ids.uuid() : uuidV5(`game:${idempotencyKey}`, playerId),
      playerId,
      gameType,
      difficulty,
      characterId,
      isHistorical,
      world: openingWorld(scenario, { characterId, estate }, difficulty),
      character: { name, estate, profession, description, politicalLeanings },
      narrative: opening.narrative,
      suggestions: opening.suggestions,
    });
  }
}
