import type { TableSet } from './slice-tables.js';

/** All tables of the backend, by the database and schema they belong to. */
export class Tables {
  constructor(
    readonly readModels: TableSet,
    readonly app: TableSet,
    readonly accounts: TableSet,
  ) {}
}
