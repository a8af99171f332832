import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { OpenErasures1763800000400 } from './erasure.migrations.js';
import { openErasureProjection } from './open-erasure.projection.js';
import { OpenErasureRow } from './open-erasure.table.js';

export const erasureTables: SliceTables = {
  readModels: {
    all: [readModel(openErasureProjection, OpenErasureRow)],
    migrations: [OpenErasures1763800000400],
  },
};
