/**
 * Writes many rows of a table in one statement. Table, columns, types and key are TypeORM's, from the entity; each value goes over under its
 * column's name, so that no list has to be kept in the order of another. For 500 turns at once that takes as long as an array per column
 * (`unnest`), and half as long as TypeORM's own `insert`, which has a parameter per value.
 */
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** What may be written to a column: a time also as ISO 8601, a whole number also as the log counts them. */
type Written<Value> = Value extends Date ? Date | string : Value extends number ? number | bigint : Value;

type Column<Row> = keyof Row & string;
type NullableColumn<Row> = { [Name in Column<Row>]: null extends Row[Name] ? Name : never }[Column<Row>];

/** Some columns of a row. What an update leaves out stays as it is. */
export type RowPart<Row> = { readonly [Name in Column<Row>]?: Written<Row[Name]> | undefined };

/** A row to come. What it leaves out is null. */
export type NewRow<Row> = RowPart<Row> & {
  readonly [Name in Exclude<Column<Row>, NullableColumn<Row>>]: Written<Row[Name]>;
};

/** What becomes of a row whose primary key is there already: `keep` the old one, `replace` it, or change it. */
export type OnConflict<Row> =
  | 'keep'
  | 'replace'
  | {
      /** Columns that take the new value. */
      readonly replace?: readonly Column<Row>[];
      /** Columns to which the new value is added. */
      readonly add?: readonly Column<Row>[];
      /** Changed only where the new value of this column is greater than the old one. */
      readonly ifGreater?: Column<Row>;
    };

/**
 * @param rows no two of one key, unless the old one is kept
 * @param onConflict without it a key that is there is an error
 * @returns how many were written
 */
export async function insertRows<Row extends ObjectLiteral>(
  tx: EntityManager,
  target: EntityTarget<Row>,
  rows: readonly NewRow<Row>[],
  onConflict?: OnConflict<Row>,
): Promise<number> {
  if (rows.length === 0) return 0;
  const { name: table, fields } = tableOf(tx, target);
  const columns = namesOf(fields);
  return write(
    tx,
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${recordset('added', fields)}
     ${onConflict === undefined ? '' : conflictClause(table, fields, onConflict)}`,
    rows.map((row) => valuesOf(row, fields)),
  );
}

/**
 * @param changes each with the key of its row, no two of one key
 * @returns how many rows they found
 */
export async function updateRows<Row extends ObjectLiteral>(
  tx: EntityManager,
  target: EntityTarget<Row>,
  changes: readonly RowPart<Row>[],
): Promise<number> {
  const { name: table, fields } = tableOf(tx, target);
  const key = fields.filter(({ isKey }) => isKey);
  if (!changes.every((change) => namesAll(change, key)))
    throw new Error(`a change of ${table} does not say of which row`);
  const changed = fields.filter(
    (field) => !field.isKey && changes.some((change) => namesAll(change, [field])),
  );
  if (changed.length === 0) return 0;
  // Left out is not null: what only some of them change comes with a mark in those that do.
  const marks = changed
    .filter((field) => !changes.every((change) => namesAll(change, [field])))
    .map((field) => ({
      field,
      column: `has ${field.column}`,
      name: `"has ${field.column}"`,
      type: 'boolean',
    }));
  const settings = changed.map((field) => {
    const { name } = field;
    const mark = marks.find((each) => each.field === field)?.name;
    return mark === undefined
      ? `${name} = change.${name}`
      : `${name} = CASE WHEN change.${mark} THEN change.${name} ELSE ${table}.${name} END`;
  });
  return write(
    tx,
    `UPDATE ${table} SET ${settings.join(', ')} FROM ${recordset('change', [...key, ...changed, ...marks])}
     WHERE ${areEqual(table, 'change', key)}`,
    changes.map((change) => ({
      ...valuesOf(change, [...key, ...changed]),
      ...Object.fromEntries(marks.map(({ column, field }) => [column, namesAll(change, [field])])),
    })),
  );
}

/**
 * Deletes each row that is like one of `matches` in all columns that these name.
 * @param matches all of them name the same columns
 * @returns how many were deleted
 */
export async function deleteRows<Row extends ObjectLiteral>(
  tx: EntityManager,
  target: EntityTarget<Row>,
  matches: readonly RowPart<Row>[],
): Promise<number> {
  if (matches.length === 0) return 0;
  const { name: table, fields } = tableOf(tx, target);
  const named = fields.filter((field) => matches.some((match) => namesAll(match, [field])));
  if (named.length === 0 || !matches.every((match) => namesAll(match, named)))
    throw new Error(`what is to be deleted from ${table} does not name the same columns`);
  return write(
    tx,
    `DELETE FROM ${table} USING ${recordset('gone', named)} WHERE ${areEqual(table, 'gone', named)}`,
    matches.map((match) => valuesOf(match, named)),
  );
}

interface Field {
  /** Of the entity. */
  readonly property: string;
  /** In the database, and quoted as in SQL. */
  readonly column: string;
  readonly name: string;
  readonly type: string;
  readonly isKey: boolean;
}

function tableOf<Row extends ObjectLiteral>(
  { dataSource }: EntityManager,
  target: EntityTarget<Row>,
): { readonly name: string; readonly fields: readonly Field[] } {
  const { driver } = dataSource;
  const { tableName, columns } = dataSource.getMetadata(target);
  return {
    name: driver.escape(tableName),
    fields: columns.map((column) => ({
      property: column.propertyName,
      column: column.databaseName,
      name: driver.escape(column.databaseName),
      type: driver.normalizeType(column),
      isKey: column.isPrimary,
    })),
  };
}

function conflictClause<Row>(table: string, fields: readonly Field[], onConflict: OnConflict<Row>): string {
  const onKey = `ON CONFLICT (${namesOf(fields.filter(({ isKey }) => isKey))})`;
  if (onConflict === 'keep') return `${onKey} DO NOTHING`;
  const named = (properties: readonly string[]): readonly Field[] =>
    fields.filter(({ property }) => properties.includes(property));
  const { replace = [], add = [], ifGreater = null } = onConflict === 'replace' ? {} : onConflict;
  const replaced = onConflict === 'replace' ? fields.filter(({ isKey }) => !isKey) : named(replace);
  const settings = [
    ...replaced.map(({ name }) => `${name} = excluded.${name}`),
    ...named(add).map(({ name }) => `${name} = ${table}.${name} + excluded.${name}`),
  ];
  const [guard] = ifGreater === null ? [] : named([ifGreater]);
  const where = guard ? `WHERE excluded.${guard.name} > ${table}.${guard.name}` : '';
  return `${onKey} DO UPDATE SET ${settings.join(', ')} ${where}`;
}

function namesAll(row: object, fields: readonly Field[]): boolean {
  return fields.every(({ property }) => (row as ObjectLiteral)[property] !== undefined);
}

function valuesOf(row: object, fields: readonly Field[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { property, column } of fields) {
    const value: unknown = (row as ObjectLiteral)[property];
    values[column] = typeof value === 'bigint' ? value.toString() : value;
  }
  return values;
}

/** The statement's only parameter as a table. */
function recordset(name: string, fields: readonly Pick<Field, 'name' | 'type'>[]): string {
  const columns = fields.map((field) => `${field.name} ${field.type}`);
  return `jsonb_to_recordset($1) AS ${name} (${columns.join(', ')})`;
}

function namesOf(fields: readonly Field[]): string {
  return fields.map(({ name }) => name).join(', ');
}

function areEqual(table: string, other: string, fields: readonly Field[]): string {
  return fields.map(({ name }) => `${table}.${name} = ${other}.${name}`).join(' AND ');
}

/** In the transaction's connection, or in one of its own. */
async function write(tx: EntityManager, statement: string, rows: readonly object[]): Promise<number> {
  const runner = tx.queryRunner ?? tx.dataSource.createQueryRunner();
  try {
    const { affected } = await runner.query(statement, [JSON.stringify(rows)], true);
    return affected ?? 0;
  } finally {
    if (runner !== tx.queryRunner) await runner.release();
  }
}
