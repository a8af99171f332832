import type { SliceTables } from '../platform/read-models/index.js';
import { CreateModelProbe1764100000000 } from './model-probe.migration.js';

/** Beside the read models: no rebuild touches it. */
export const modelProbeTables: SliceTables = {
  app: { entities: [], migrations: [CreateModelProbe1764100000000] },
};
