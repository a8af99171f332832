/** What a player's statement and page show, against the book that the auditor kept for them. */
import type { Statement } from '@rubicon/contracts';
import type { AuditReport } from '../src/audit/index.js';
import type { ApiPlayer } from './api-player.js';

/** @returns the statement, and a line for each difference */
export async function compareStatement(
  name: string,
  playerId: string,
  client: ApiPlayer,
  audit: AuditReport,
): Promise<{ readonly statement: Statement; readonly differences: readonly string[] }> {
  const statement = await client.statement();
  const book = audit.books.get(playerId);
  const shown = (await client.profile()).availableMicroUsd;
  const sum = statement.entries.reduce((total, entry) => total + entry.availableDeltaMicroUsd, 0);
  const pairs: readonly (readonly [what: string, told: number, logged: number | undefined])[] = [
    ['available', statement.availableMicroUsd, book?.available],
    ['reserved', statement.reservedMicroUsd, book?.reserved],
    ['held', statement.heldMicroUsd, book?.held],
    ['frozen', statement.frozenMicroUsd, book?.frozen],
    ['charged', statement.chargedMicroUsd, book?.charged],
    ['purchased', statement.purchasedMicroUsd, book?.purchased],
    ['sum of the statement', sum, book?.available],
    ['shown beside the name', shown, book?.available],
  ];
  const differences = pairs
    .filter(([, told, logged]) => told !== (logged ?? 0))
    .map(([what, told, logged]) => `${name}, ${what}: told ${told}, in the log ${logged ?? 0}`);
  return { statement, differences };
}

/** What each turn was charged, in the order of the statement: one line for each charge. */
export function chargesIn({ entries }: Statement): [turnId: string, chargedMicroUsd: number][] {
  return entries.flatMap(({ turnId, spentMicroUsd }) =>
    turnId !== null && spentMicroUsd > 0 ? [[turnId, spentMicroUsd]] : [],
  );
}
