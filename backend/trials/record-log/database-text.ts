/**
 * A database of ours as lines of JSON, for the recorded logs: of each table its columns with their types, then its rows, every value as
 * PostgreSQL writes it. The tables themselves are not written down: the migrations make them, and must still make them as they were.
 */
import { Client } from 'pg';

export interface TableText {
  /** `schema.table` */
  readonly table: string;
  /** By name, in their order: the type as PostgreSQL names it, or `TEXT_IN_BYTES`. */
  readonly columns: Readonly<Record<string, string>>;
  /** Every value as text, or null. */
  readonly rows: readonly Readonly<Record<string, string | null>>[];
}

export interface SequenceText {
  /** `schema.sequence` */
  readonly sequence: string;
  /** The last value given; null for none. */
  readonly last: string | null;
}

export interface DatabaseText {
  readonly tables: readonly TableText[];
  readonly sequences: readonly SequenceText[];
}

/** Bytes that are text, such as an event's data, are written as that text. */
const TEXT_IN_BYTES = 'bytea, as UTF-8';
/** What ran is compared, never written back. */
const MIGRATIONS = /\.migration$/;

interface ColumnRow {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Not of counts of calls, which need not survive anything: no migration makes their table. */
const columnsOf = `
  SELECT n.nspname || '.' || c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'rate_limits')
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ORDER BY 1, a.attname`;
const sequencesOf = `SELECT schemaname || '.' || sequencename AS sequence, last_value::text AS last FROM pg_sequences ORDER BY 1`;

/** @param url of the database, at rest */
export async function readDatabase(url: string): Promise<DatabaseText> {
  return withClient(url, async (client) => {
    const tables: TableText[] = [];
    for (const [table, columns] of await columnsByTable(client)) {
      for (const [name, type] of Object.entries(columns))
        if (type === 'bytea' && (await holdsText(client, table, name))) columns[name] = TEXT_IN_BYTES;
      const values = Object.entries(columns).map(
        ([name, type]) =>
          `${type === TEXT_IN_BYTES ? `convert_from(${quoted(name)}, 'UTF8')` : `${quoted(name)}::text`} AS ${quoted(name)}`,
      );
      const { rows } = await client.query<Record<string, string | null>>(
        `SELECT ${values.join(', ')} FROM ${table} AS t ORDER BY ${sortable(columns).join(', ')}`,
      );
      tables.push({ table, columns, rows });
    }
    const { rows: sequences } = await client.query<SequenceText>(sequencesOf);
    return { tables, sequences };
  });
}

/**
 * Gives a database whose tables are there these rows and no others, and its sequences.
 *
 * @throws Error naming a table that is not as it was written down
 */
export async function writeDatabase(url: string, { tables, sequences }: DatabaseText): Promise<void> {
  await withClient(url, async (client) => {
    // Rows come table by table, whatever they refer to.
    await client.query('SET session_replication_role = replica');
    const made = await columnsByTable(client);
    for (const { table, columns, rows } of tables) {
      const types = Object.fromEntries(
        Object.entries(columns).map(([name, type]) => [name, type === TEXT_IN_BYTES ? 'bytea' : type]),
      );
      if (JSON.stringify(made.get(table)) !== JSON.stringify(types))
        throw new Error(
          `${table} is not as it was recorded: ${JSON.stringify(made.get(table))}, not ${JSON.stringify(types)}. A migration that has run must not be edited.`,
        );
      if (MIGRATIONS.test(table)) continue;
      await client.query(`DELETE FROM ${table}`);
      const names = Object.keys(columns).map(quoted);
      const values = Object.entries(columns).map(([name, type]) =>
        type === TEXT_IN_BYTES ? `convert_to(${quoted(name)}, 'UTF8')` : `${quoted(name)}::${type}`,
      );
      await client.query(
        `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
         SELECT ${values.join(', ')} FROM jsonb_to_recordset($1) AS t(${names.map((name) => `${name} text`).join(', ')})`,
        [JSON.stringify(rows)],
      );
    }
    for (const { sequence, last } of sequences)
      if (last !== null) await client.query('SELECT setval($1::regclass, $2::bigint)', [sequence, last]);
  });
}

/** A line for each table, followed by one for each of its rows; the sequences last. */
export function toLines({ tables, sequences }: DatabaseText): string {
  const lines = tables.flatMap(({ table, columns, rows }) => [{ table, columns }, ...rows]);
  return [...lines, ...sequences].map((line) => `${JSON.stringify(line)}\n`).join('');
}

export function fromLines(text: string): DatabaseText {
  const tables: (TableText & { rows: Record<string, string | null>[] })[] = [];
  const sequences: SequenceText[] = [];
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const read = JSON.parse(line) as Omit<TableText, 'rows'> | SequenceText | Record<string, string | null>;
    if (isTable(read)) tables.push({ ...read, rows: [] });
    else if (isSequence(read)) sequences.push(read);
    else tables.at(-1)!.rows.push(read);
  }
  return { tables, sequences };
}

/** The names of the migrations that had run in a schema. */
export function migrationsIn({ tables }: DatabaseText, schema: string): ReadonlySet<string> {
  const rows = tables.find(({ table }) => table === `${schema}.migration`)?.rows ?? [];
  return new Set(rows.map((row) => row['name'] ?? ''));
}

function isTable(line: object): line is Omit<TableText, 'rows'> {
  return 'columns' in line && typeof line.columns === 'object';
}

function isSequence(line: object): line is SequenceText {
  return 'sequence' in line && 'last' in line;
}

async function columnsByTable(client: Client): Promise<Map<string, Record<string, string>>> {
  const { rows } = await client.query<ColumnRow>(columnsOf);
  const tables = new Map<string, Record<string, string>>();
  for (const { table, name, type } of rows) tables.set(table, { ...tables.get(table), [name]: type });
  return tables;
}

async function holdsText(client: Client, table: string, column: string): Promise<boolean> {
  return client.query(`SELECT convert_from(${quoted(column)}, 'UTF8') FROM ${table}`).then(
    () => true,
    () => false,
  );
}

/** JSON has no order; its text has. */
function sortable(columns: Readonly<Record<string, string>>): string[] {
  const position = Object.keys(columns).filter((name) => name === 'position');
  return position.length > 0 ? ['t.position'] : Object.keys(columns).map((name) => `t.${quoted(name)}::text`);
}

function quoted(name: string): string {
  return `"${name}"`;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
