export { Housekeeping } from './housekeeping.js';
export { Processes } from './processes.js';
export { ProjectorModule } from './projector.module.js';
export { rebuildReadModels } from './rebuild.js';
export { canBeFilledOn } from './filled-by.js';
export { RebuildUnderWay, type SchemaPorts } from './schemas.js';
export { letReplacedGo, replacedReadModels, swapBackReadModels } from './swap-back.js';
