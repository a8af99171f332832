export { dataSource, type DataSourceOptions } from './data-source.js';
export type { Entity } from './entity.js';
export { migrateSchema, type SchemaMigrations } from './migrate-schema.js';
export { brokenUniqueConstraint, isPostgresOutage, isPostgresRefusal } from './postgres-errors.js';
export { postgresClient, postgresPool, type PoolOptions } from './postgres-pool.js';
export { Notifications, type NotificationListener } from './notifications.js';
