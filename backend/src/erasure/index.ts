export { ErasureApiModule } from './erasure.api.module.js';
export { erasureTables } from './erasure.tables.js';
export { CountOverdueErasures } from './overdue-erasures.query.js';
