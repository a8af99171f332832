import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { branchNameProjection } from './branches/branch-name.projection.js';
import { BranchNameRow } from './branches/branch-name.table.js';
import { ChronicleAmendmentRow } from './chronicle/chronicle-amendment.table.js';
import { ChronicleSummaryRow } from './chronicle/chronicle-summary.table.js';
import { chronicleProjection } from './chronicle/chronicle.projection.js';
import { CurrentGameRow } from './current-game/current-game.table.js';
import { deletedGameProjection } from './games/deleted-game.projection.js';
import { DeletedGameRow } from './games/deleted-game.table.js';
import {
  AmountsOfReserves1764700000100,
  BranchesAndEndings1763700000330,
  Chronicles1763700000340,
  CurrentGame1763700000310,
  DeletedGames1763700000320,
  OvertakenTurns1764200000400,
  PlayReadModels1763700000300,
  TimesOfReserves1764600000110,
} from './play.migrations.js';
import { turnReportProjection } from './reports/turn-report.projection.js';
import { TurnReportRow } from './reports/turn-report.table.js';
import { shareProjection } from './shares/share.projection.js';
import { ShareRow } from './shares/share.table.js';
import { gameProjection } from './story/game.projection.js';
import { GameRow } from './story/game.table.js';
import { turnNodeProjection } from './story/turn-node.projection.js';
import { TurnNodeRow } from './story/turn-node.table.js';
import { openTurnProjection } from './turns/open-turn.projection.js';
import { OpenTurnRow } from './turns/open-turn.table.js';
import { unbilledCostProjection } from './turns/unbilled-cost.projection.js';
import { UnbilledCostRow } from './turns/unbilled-cost.table.js';

export const playTables: SliceTables = {
  readModels: {
    all: [
      readModel(gameProjection, GameRow),
      readModel(deletedGameProjection, DeletedGameRow),
      readModel(turnNodeProjection, TurnNodeRow),
      readModel(branchNameProjection, BranchNameRow),
      readModel(chronicleProjection, ChronicleAmendmentRow, ChronicleSummaryRow),
      readModel(shareProjection, ShareRow),
      readModel(turnReportProjection, TurnReportRow),
      readModel(openTurnProjection, OpenTurnRow),
      readModel(unbilledCostProjection, UnbilledCostRow),
    ],
    migrations: [
      PlayReadModels1763700000300,
      DeletedGames1763700000320,
      BranchesAndEndings1763700000330,
      Chronicles1763700000340,
      OvertakenTurns1764200000400,
      TimesOfReserves1764600000110,
      AmountsOfReserves1764700000100,
    ],
  },
  app: { entities: [CurrentGameRow], migrations: [CurrentGame1763700000310] },
};
