/** Whether two schemas hold the same rows, by table: row count and a sum of row hashes, whatever the order. */
import type { EntityManager } from 'typeorm';

export type TableDigests = Readonly<Record<string, string>>;

interface DigestRow {
  readonly digest: string;
}

export async function digestTables(
  database: Pick<EntityManager, 'query'>,
  schema: string,
  tables: readonly string[],
): Promise<TableDigests> {
  const digests: Record<string, string> = {};
  for (const table of tables) {
    const [row] = await database.query<DigestRow[]>(
      `SELECT count(*) || '/' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS digest
       FROM "${schema}"."${table}" t`,
    );
    digests[table] = row?.digest ?? '';
  }
  return digests;
}

/** Names of the tables that differ. */
export function differingTables(one: TableDigests, other: TableDigests): string[] {
  return Object.keys(one).filter((table) => one[table] !== other[table]);
}
