import { readModel, type SliceTables } from '../../platform/read-models/index.js';
import { TurnFigures1764600000100 } from './figures.migrations.js';
import { turnFiguresProjection } from './turn-figures.projection.js';
import { TurnMinuteRow } from './turn-minute.table.js';
import { TurnTimeRow } from './turn-time.table.js';
import { UnendedTurnRow } from './unended-turn.table.js';

export const operationsFiguresTables: SliceTables = {
  readModels: {
    all: [readModel(turnFiguresProjection, TurnMinuteRow, TurnTimeRow, UnendedTurnRow)],
    migrations: [TurnFigures1764600000100],
  },
};
