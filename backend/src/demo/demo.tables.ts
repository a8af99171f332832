import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { DemoCountRow } from './allowance/demo-count.table.js';
import { PrologueRequestRow } from './continue/prologue-request.table.js';
import { DemoReadModels1763800000100, DemoVisitors1763800000110 } from './demo.migrations.js';
import { DemoTurnRow } from './story/demo-turn.table.js';
import { demoProjection } from './story/demo.projection.js';
import { DemoRow } from './story/demo.table.js';
import { VisitorDemoRow } from './visitor-demo.table.js';

export const demoTables: SliceTables = {
  readModels: {
    all: [readModel(demoProjection, DemoRow, DemoTurnRow)],
    migrations: [DemoReadModels1763800000100],
  },
  app: {
    entities: [VisitorDemoRow, DemoCountRow, PrologueRequestRow],
    migrations: [DemoVisitors1763800000110],
  },
};
