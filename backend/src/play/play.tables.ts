import type { SliceTables } from '../platform/read-models/index.js';
import { DeletedGameRow } from './export/deleted-game.table.js';
import { CurrentGameRow } from './games/current-game.table.js';
import {
  CurrentGame1763700000310,
  DeletedGames1763700000320,
  PlayReadModels1763700000300,
} from './play.migrations.js';
import { GameRow } from './tree/game.table.js';
import { TurnNodeRow } from './tree/turn-node.table.js';
import { OpenTurnRow } from './turns/open-turn.table.js';
import { UnbilledCostRow } from './turns/unbilled-cost.table.js';

export const playTables: SliceTables = {
  readModels: {
    entities: [GameRow, DeletedGameRow, TurnNodeRow, OpenTurnRow, UnbilledCostRow],
    migrations: [PlayReadModels1763700000300, DeletedGames1763700000320],
  },
  app: { entities: [CurrentGameRow], migrations: [CurrentGame1763700000310] },
};
