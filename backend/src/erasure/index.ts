export { ErasureApiModule } from './erasure.api.module.js';
export { erasureTables } from './erasure.tables.js';
export { openErasureProjection } from './open-erasure.projection.js';
