import type { Entity } from '../postgres/index.js';
import { CreateReadModelBooks1700000000002 } from './bookkeeping.migration.js';
import type { SliceTables, TableSet } from './slice-tables.js';

/** All tables of the backend, by the database and schema they belong to. */
export class Tables {
  private constructor(
    readonly readModels: TableSet,
    readonly app: TableSet,
    readonly accounts: TableSet,
  ) {}

  /** @param slices the tables of platform rooms and slices alike */
  static of(slices: readonly SliceTables[]): Tables {
    return new Tables(
      merged([
        { entities: [], migrations: [CreateReadModelBooks1700000000002] },
        ...slices.map((slice) => slice.readModels),
      ]),
      merged(slices.map((slice) => slice.app)),
      merged(slices.map((slice) => slice.accounts)),
    );
  }
}

function merged(sets: readonly (TableSet | undefined)[]): TableSet {
  const entities: Entity[] = sets.flatMap((set) => set?.entities ?? []);
  return { entities, migrations: sets.flatMap((set) => set?.migrations ?? []) };
}
