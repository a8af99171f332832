export { Housekeeping } from './housekeeping.js';
export { Processes } from './processes.js';
export { ProjectorModule } from './projector.module.js';
export { rebuildReadModels } from './rebuild.js';
