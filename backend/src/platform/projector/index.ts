export { LogMismatch } from './log-identity.js';
export { ProjectorModule } from './projector.module.js';
export type { ReadModelProjection } from './read-model-projection.js';
export { rebuildReadModels, type RebuildReport } from './rebuild.js';
