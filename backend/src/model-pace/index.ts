export {
  isSlowWriter,
  LEAST_TIMES,
  orAsTurnsOf,
  timesFor,
  usualFirstWordsMs,
  type ModelPace,
  type ModelTimes,
} from './model-pace.js';
export { ModelPaces } from './model-paces.js';
export { ModelPacesModule } from './model-paces.module.js';
export { modelProbeTables } from './model-probe.tables.js';
export { LEASE_RENEWED_EVERY_MS, ModelProbes } from './model-probes.js';
