import type { Character, GameType } from '@rubicon/contracts';
import type { CharacterSheet } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';

/** As shown before a game: what estate and the normal difficulty give. */
export function ownCharacter(id: number, gameType: GameType, sheet: CharacterSheet): Character {
  return {
    id,
    name: sheet.name,
    estate: sheet.estate,
    profession: sheet.profession,
    description: sheet.description,
    isHistorical: false,
    startingStats: scenarios[gameType].startingStats({ estate: sheet.estate }, 'normal'),
    politicalLeanings: sheet.politicalLeanings,
    gameType,
  };
}
