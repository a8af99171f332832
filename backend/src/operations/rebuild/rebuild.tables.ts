import type { SliceTables } from '../../platform/read-models/index.js';
import { ReadModelJobProgress1764830000200 } from './read-model-job-progress.migration.js';
import { ReadModelJobs1764700000100 } from './read-model-job.migration.js';
import { ReadModelJobRow } from './read-model-job.table.js';

export const operationsRebuildTables: SliceTables = {
  app: {
    entities: [ReadModelJobRow],
    migrations: [ReadModelJobs1764700000100, ReadModelJobProgress1764830000200],
  },
};
