export { AccountsDatabase, ReadModels } from './read-models.js';
export type { SliceTables, TableSet } from './slice-tables.js';
export { safeInteger } from './safe-integer.js';
