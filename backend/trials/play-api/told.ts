/** What people were told turn by turn, and what their statements show, against the log. */
import type { Statement } from '@rubicon/contracts';
import type { AuditReport } from '../../src/audit/index.js';
import type { Cast, Person } from './cast.js';

/** @returns a line for each difference */
export async function compareWithTold(cast: Cast, audit: AuditReport): Promise<string[]> {
  const ofPlayers = await Promise.all(cast.players.map((player) => compareStatement(player, audit)));
  const narrated = cast.people.flatMap(({ client }) =>
    client.diary.filter(({ status }) => status === 'narrated'),
  );
  const left = cast.people.flatMap((person) => person.left);
  const untold = audit.turns.narrated - narrated.length;
  return [
    ...ofPlayers.flat(),
    ...(untold < 0 || untold > left.length
      ? [`${narrated.length} turns were told, ${left.length} left; the log has ${audit.turns.narrated}`]
      : []),
  ];
}

async function compareStatement(
  { name, playerId, client, left }: Person,
  audit: AuditReport,
): Promise<string[]> {
  const differences: string[] = [];
  const expect = (what: string, told: number, logged: number) => {
    if (told !== logged) differences.push(`${name}, ${what}: told ${told}, in the log ${logged}`);
  };
  const statement = await client.statement();
  const book = audit.books.get(playerId ?? '');
  expect('available', statement.availableMicroUsd, book?.available ?? 0);
  expect('reserved', statement.reservedMicroUsd, book?.reserved ?? 0);
  expect('held', statement.heldMicroUsd, book?.held ?? 0);
  expect('frozen', statement.frozenMicroUsd, book?.frozen ?? 0);
  expect('charged', statement.chargedMicroUsd, book?.charged ?? 0);
  expect('purchased', statement.purchasedMicroUsd, book?.purchased ?? 0);
  expect('sum of the statement', sumOf(statement.entries), book?.available ?? 0);
  expect('shown beside the name', (await client.profile()).availableMicroUsd, book?.available ?? 0);

  const charges = new Map(chargesIn(statement));
  for (const { turnId, chargedMicroUsd } of client.diary) {
    expect(`charged for turn ${turnId}`, chargedMicroUsd, charges.get(turnId) ?? 0);
    charges.delete(turnId);
  }
  for (const turnId of charges.keys())
    if (!left.includes(turnId)) differences.push(`${name} was charged for turn ${turnId}, and sent none`);
  return differences;
}

function sumOf(entries: Statement['entries']): number {
  return entries.reduce((sum, entry) => sum + entry.availableDeltaMicroUsd, 0);
}

function chargesIn({ entries }: Statement): [turnId: string, chargedMicroUsd: number][] {
  return entries.flatMap(({ turnId, spentMicroUsd }) =>
    turnId !== null && spentMicroUsd > 0 ? [[turnId, spentMicroUsd]] : [],
  );
}
