export { countSince } from './count-since.js';
export {
  markPlaced,
  moveCheckpoint,
  readBooks,
  readCheckpoint,
  type Checkpoint,
  type ReadModelBooks,
} from './checkpoint.js';
export { DatabaseModule } from './database.module.js';
export { readModel, type ReadModel } from './read-model.js';
export { AccountsDatabase, ReadModels } from './read-models.js';
export { safeInteger } from './safe-integer.js';
export { APP_SCHEMA, READ_MODELS_SCHEMA, type SliceTables, type TableSet } from './slice-tables.js';
export { Tables } from './tables.js';
export {
  deleteRows,
  insertRows,
  updateRows,
  type NewRow,
  type OnConflict,
  type RowPart,
} from './write-rows.js';
