/** What people were told turn by turn, and what their statements show, against the log. */
import type { AuditReport } from '../../src/audit/index.js';
import { chargesIn, compareStatement } from '../compare-statement.js';
import type { Cast, Person } from './cast.js';

/** @returns a line for each difference */
export async function compareWithTold(cast: Cast, audit: AuditReport): Promise<string[]> {
  const ofPlayers = await Promise.all(cast.players.map((player) => comparePlayer(player, audit)));
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

async function comparePlayer(
  { name, playerId, client, left }: Person,
  audit: AuditReport,
): Promise<string[]> {
  const { statement, differences } = await compareStatement(name, playerId ?? '', client, audit);
  const charges = new Map(chargesIn(statement));
  const misjudged = client.diary.filter(
    ({ turnId, chargedMicroUsd }) => chargedMicroUsd !== (charges.get(turnId) ?? 0),
  );
  const sent = [...client.diary.map(({ turnId }) => turnId), ...left];
  return [
    ...differences,
    ...misjudged.map(
      ({ turnId, chargedMicroUsd }) =>
        `${name}, charged for turn ${turnId}: told ${chargedMicroUsd}, in the log ${charges.get(turnId) ?? 0}`,
    ),
    ...[...charges.keys()]
      .filter((turnId) => !sent.includes(turnId))
      .map((turnId) => `${name} was charged for turn ${turnId}, and sent none`),
  ];
}
