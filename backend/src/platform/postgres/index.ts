export { dataSource } from './data-source.js';
export type { Entity } from './entity.js';
export { migrateSchema } from './migrate-schema.js';
export {
  brokenUniqueConstraint,
  isMissingTable,
  isPostgresOutage,
  isPostgresRefusal,
} from './postgres-errors.js';
export { askPostgres, postgresPool } from './postgres-pool.js';
export { Notifications } from './notifications.js';
