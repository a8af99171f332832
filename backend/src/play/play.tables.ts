import type { SliceTables } from '../platform/read-models/index.js';
import { BranchNameRow } from './branches/branch-name.table.js';
import { ChronicleAmendmentRow } from './chronicle/chronicle-amendment.table.js';
import { ChronicleSummaryRow } from './chronicle/chronicle-summary.table.js';
import { CurrentGameRow } from './current-game/current-game.table.js';
import { DeletedGameRow } from './games/deleted-game.table.js';
import {
  BranchesAndEndings1763700000330,
  Chronicles1763700000340,
  CurrentGame1763700000310,
  DeletedGames1763700000320,
  OvertakenTurns1764200000400,
  PlayReadModels1763700000300,
} from './play.migrations.js';
import { TurnReportRow } from './reports/turn-report.table.js';
import { ShareRow } from './shares/share.table.js';
import { GameRow } from './story/game.table.js';
import { TurnNodeRow } from './story/turn-node.table.js';
import { OpenTurnRow } from './turns/open-turn.table.js';
import { UnbilledCostRow } from './turns/unbilled-cost.table.js';

export const playTables: SliceTables = {
  readModels: {
    entities: [
      GameRow,
      DeletedGameRow,
      TurnNodeRow,
      BranchNameRow,
      ShareRow,
      TurnReportRow,
      ChronicleAmendmentRow,
      ChronicleSummaryRow,
      OpenTurnRow,
      UnbilledCostRow,
    ],
    migrations: [
      PlayReadModels1763700000300,
      DeletedGames1763700000320,
      BranchesAndEndings1763700000330,
      Chronicles1763700000340,
      OvertakenTurns1764200000400,
    ],
  },
  app: { entities: [CurrentGameRow], migrations: [CurrentGame1763700000310] },
};
