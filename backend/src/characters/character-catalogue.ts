/** Whom a player can be: the era's historical figures, and characters of their own. */
import { Injectable } from '@nestjs/common';
import type { Character, GameType } from '@rubicon/contracts';
import type { CharacterSheet } from '@rubicon/domain';
import { scenarios, type HistoricalCharacter } from '@rubicon/scenarios';
import { Aggregates } from '../platform/event-store/index.js';
import { Refused } from '../platform/refusals/index.js';
import { openText, PlayerKeys } from '../platform/keys/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { ownCharacter } from './own-character.js';
import { PlayerCharacterRow } from './player-character.table.js';

@Injectable()
export class CharacterCatalogue {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly aggregates: Aggregates,
  ) {}

  /** Historical figures first, then the player's own, oldest first. */
  async list(playerId: string, gameType: GameType): Promise<Character[]> {
    const rows = await this.readModels
      .repository(PlayerCharacterRow)
      .find({ where: { playerId, gameType }, order: { characterId: 'ASC' } });
    const own = await Promise.all(rows.map((row) => this.read(row)));
    return [...scenarios[gameType].characters.map((figure) => historical(figure, gameType)), ...own];
  }

  /**
   * The character a game is started with.
   * @throws Refused `unknown_character` (also another player's), `wrong_era`
   */
  async find(playerId: string, characterId: number, gameType: GameType): Promise<Character> {
    for (const { public: era, characters } of Object.values(scenarios)) {
      const figure = characters.find(({ id }) => id === characterId);
      if (figure) return inEra(historical(figure, era.id), gameType);
    }
    return inEra(await this.own(playerId, characterId), gameType);
  }

  /**
   * A character that the player made.
   * @throws Refused `unknown_character` (also for another player's, a removed one and a historical figure)
   */
  async own(playerId: string, characterId: number): Promise<Character> {
    const { state, position } = await this.aggregates.player.load(playerId);
    const entry = state.characters[characterId];
    if (!entry || entry.removed) throw new Refused('unknown_character');
    // The stream knows the character; its sheet may be a moment behind.
    const find = () => this.readModels.repository(PlayerCharacterRow).findOneBy({ characterId, playerId });
    let row = await find();
    if (!row) {
      await this.readModels.waitFor(position);
      row = await find();
    }
    if (!row) throw new Refused('unknown_character');
    return this.read(row);
  }

  private async read({ characterId, gameType, sheet }: PlayerCharacterRow): Promise<Character> {
    return ownCharacter(characterId, gameType, await openText<CharacterSheet>(this.keys, sheet));
  }
}

function historical(figure: HistoricalCharacter, gameType: GameType): Character {
  const { id, name, estate, profession, description, startingStats, politicalLeanings } = figure;
  return {
    id,
    name,
    estate,
    profession,
    description,
    isHistorical: true,
    startingStats,
    politicalLeanings,
    gameType,
  };
}

function inEra(character: Character, gameType: GameType): Character {
  if (character.gameType === gameType) return character;
  throw new Refused('wrong_era');
}
