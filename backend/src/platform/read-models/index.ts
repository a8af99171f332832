export { AccountsDatabase, ReadModels } from './read-models.js';
export type { Entity, SliceTables, TableSet } from './slice-tables.js';
