export { RebuildApiModule } from './rebuild.api.module.js';
export { RebuildProjectorModule } from './rebuild.projector.module.js';
