/** The statement: every event of a wallet becomes a line, a batch in one statement. */
import type { WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { movementOf } from '../wallet-movement.js';
import { walletEventTypes } from '../wallet-event-types.js';

const insertEntries = `
  INSERT INTO ledger_entry
    (player_id, revision, kind, at, turn_id, game_id, payment_id, available, reserved, held, frozen, spent,
    available_after)
  SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::timestamptz[], $5::uuid[], $6::uuid[], $7::uuid[],
    $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[])`;

/** By the last line of each. */
const availableOf = `
  SELECT player.player_id, last.available_after
  FROM unnest($1::uuid[]) AS player (player_id) CROSS JOIN LATERAL (
    SELECT available_after FROM ledger_entry WHERE ledger_entry.player_id = player.player_id ORDER BY revision DESC LIMIT 1
  ) last`;

export const ledgerEntryProjection: Projection<EntityManager, WalletEvent> = {
  name: 'ledger_entry',
  version: 2,
  categories: ['wallet'],
  handles: walletEventTypes,
  ignores: [],
  async project(events: readonly RecordedEvent<WalletEvent>[], tx: EntityManager) {
    const movements = events.map(({ event }) => movementOf(event));
    const players = events.map(({ event }) => event.data.playerId);
    const available = await availableBefore([...new Set(players)], tx);
    const availableAfter = players.map((playerId, index) => {
      const after = (available.get(playerId) ?? 0) + (movements[index]?.available ?? 0);
      available.set(playerId, after);
      return after;
    });
    await tx.query(insertEntries, [
      players,
      events.map(({ revision }) => revision.toString()),
      movements.map(({ kind }) => kind),
      events.map(({ at }) => at),
      events.map(({ event }) => ('turnId' in event.data ? event.data.turnId : null)),
      events.map(({ event }) => ('gameId' in event.data ? event.data.gameId : null)),
      events.map(({ event }) => ('paymentId' in event.data ? event.data.paymentId : null)),
      movements.map(({ available }) => available),
      movements.map(({ reserved }) => reserved),
      movements.map(({ held }) => held),
      movements.map(({ frozen }) => frozen),
      movements.map(({ charged, withdrawn }) => charged + withdrawn),
      availableAfter,
    ]);
  },
};

async function availableBefore(
  playerIds: readonly string[],
  tx: EntityManager,
): Promise<Map<string, number>> {
  const rows: { player_id: string; available_after: string }[] = await tx.query(availableOf, [playerIds]);
  return new Map(rows.map(({ player_id, available_after }) => [player_id, Number(available_after)]));
}
