export { ErasureApiModule } from './erasure.api.module.js';
export { erasureTables } from './erasure.tables.js';
