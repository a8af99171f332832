import type { SliceTables } from '../platform/read-models/index.js';
import { CharacterRequestRow } from './character-request.table.js';
import {
  CharacterNumbers1763700000210,
  CharacterRequestPlayer1763800000400,
  PlayerCharacters1763700000200,
} from './characters.migrations.js';
import { PlayerCharacterRow } from './player-character.table.js';

export const charactersTables: SliceTables = {
  readModels: { entities: [PlayerCharacterRow], migrations: [PlayerCharacters1763700000200] },
  app: {
    entities: [CharacterRequestRow],
    migrations: [CharacterNumbers1763700000210, CharacterRequestPlayer1763800000400],
  },
};
