export { allTypesBut } from './codecs.js';
export { leases } from './lease.js';
export { LogMismatch } from './log-identity.js';
export { Housekeeping } from './housekeeping.js';
export { Processes, type ProcessOptions } from './processes.js';
export { ProjectorModule } from './projector.module.js';
export { readModel, type ReadModelProjection } from './read-model-projection.js';
export { rebuildReadModels, type RebuildReport } from './rebuild.js';
