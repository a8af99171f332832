/** Looks for marked words wherever the house keeps anything: every row of every table of every database, and files byte by byte. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

interface ColumnRow {
  readonly table_schema: string;
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

const allColumns = `
  SELECT table_schema, table_name, column_name, data_type
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
  ORDER BY 1, 2, ordinal_position`;

/** Every row as text, bytes as the characters they are. By "schema.table". */
export async function dumpDatabase(url: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<ColumnRow>(allColumns);
    const tables = new Map<string, ColumnRow[]>();
    for (const row of rows) {
      const name = `${row.table_schema}.${row.table_name}`;
      tables.set(name, [...(tables.get(name) ?? []), row]);
    }
    const dump = new Map<string, string>();
    for (const [name, columns] of tables) {
      const texts = columns.map(({ column_name: column, data_type: type }) =>
        type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`,
      );
      const [{ table_schema: schema, table_name: table }] = columns as [ColumnRow];
      const lines = await client.query<{ line: string }>(
        `SELECT concat_ws(E'\\t', ${texts.join(', ')}) AS line FROM "${schema}"."${table}"`,
      );
      dump.set(name, lines.rows.map(({ line }) => line).join('\n'));
    }
    return dump;
  } finally {
    await client.end();
  }
}

/** Where PostgreSQL keeps its own files. */
export async function clusterFolder(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]!.data_directory;
  } finally {
    await client.end();
  }
}

/** Files below a folder that hold the bytes. What is gone by the time it is read holds nothing: other tests drop their databases. */
export async function filesWith(folder: string, bytes: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(nothingIfGone)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await filesWith(path, bytes)));
    if (!entry.isFile()) continue;
    const content = await readFile(path).catch(() => null);
    if (content?.includes(bytes)) found.push(path);
  }
  return found;
}

function nothingIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
