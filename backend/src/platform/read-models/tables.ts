import { CreateReadModelBooks1700000000002 } from './bookkeeping.migration.js';
import { BooksOfTables1764830000100 } from './books-of-tables.migration.js';
import type { ReadModel } from './read-model.js';
import type { SliceTables, TableSet } from './slice-tables.js';

/** All tables of the backend, by the database and schema they belong to. */
export class Tables {
  private constructor(
    readonly readModels: TableSet & { readonly all: readonly ReadModel[] },
    readonly app: TableSet,
    readonly accounts: TableSet,
  ) {}

  /** @param slices the tables of platform rooms and slices alike */
  static of(slices: readonly SliceTables[]): Tables {
    const all = slices.flatMap(({ readModels }) => readModels?.all ?? []);
    return new Tables(
      {
        all,
        entities: all.flatMap(({ tables }) => tables),
        migrations: [
          CreateReadModelBooks1700000000002,
          ...slices.flatMap(({ readModels }) => readModels?.migrations ?? []),
          BooksOfTables1764830000100,
        ],
      },
      merged(slices.map((slice) => slice.app)),
      merged(slices.map((slice) => slice.accounts)),
    );
  }
}

function merged(sets: readonly (TableSet | undefined)[]): TableSet {
  return {
    entities: sets.flatMap((set) => set?.entities ?? []),
    migrations: sets.flatMap((set) => set?.migrations ?? []),
  };
}
