import { readModel, type SliceTables } from '../platform/read-models/index.js';
import {
  CharacterNumbers1763700000210,
  CharacterNumbersFromTheLog1764200000210,
  CharacterRequestPlayer1763800000400,
  CharactersOfPlayers1764200000200,
  PlayerCharacters1763700000200,
} from './characters.migrations.js';
import { playerCharacterProjection } from './player-character.projection.js';
import { PlayerCharacterRow } from './player-character.table.js';

export const charactersTables: SliceTables = {
  readModels: {
    all: [readModel(playerCharacterProjection, PlayerCharacterRow)],
    migrations: [PlayerCharacters1763700000200, CharactersOfPlayers1764200000200],
  },
  app: {
    entities: [],
    migrations: [
      CharacterNumbers1763700000210,
      CharacterRequestPlayer1763800000400,
      CharacterNumbersFromTheLog1764200000210,
    ],
  },
};
