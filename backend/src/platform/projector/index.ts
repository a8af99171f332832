export { leases } from './lease.js';
export { LogMismatch } from './log-identity.js';
export { Housekeeping } from './housekeeping.js';
export { Processes, type ProcessOptions } from './processes.js';
export { ProjectorModule } from './projector.module.js';
export { rebuildReadModels, type RebuildReport } from './rebuild.js';
