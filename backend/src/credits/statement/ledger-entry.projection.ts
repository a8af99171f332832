/** The statement: every event of a wallet becomes a line, a batch in one statement. */
import type { WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { insertRows, type NewRow } from '../../platform/read-models/index.js';
import { movementOf } from '../wallet-movement.js';
import { walletEventTypes } from '../wallet-event-types.js';
import { LedgerEntryRow } from './ledger-entry.table.js';

/** By the last line of each. */
const availableOf = `
  SELECT player.player_id, last.available_after
  FROM unnest($1::uuid[]) AS player (player_id) CROSS JOIN LATERAL (
    SELECT available_after FROM ledger_entry WHERE ledger_entry.player_id = player.player_id ORDER BY revision DESC LIMIT 1
  ) last`;

export const ledgerEntryProjection: Projection<EntityManager, WalletEvent> = {
  name: 'ledger_entry',
  version: 4,
  categories: ['wallet'],
  handles: walletEventTypes,
  ignores: [],
  async project(events: readonly RecordedEvent<WalletEvent>[], tx: EntityManager) {
    const players = new Set(events.map(({ event }) => event.data.playerId));
    const balances = await availableBefore([...players], tx);
    const entries = events.map(({ event, revision, at }): NewRow<LedgerEntryRow> => {
      const { playerId } = event.data;
      const { kind, available, reserved, held, frozen, charged, withdrawn } = movementOf(event);
      const availableAfter = (balances.get(playerId) ?? 0) + available;
      balances.set(playerId, availableAfter);
      return {
        playerId,
        revision,
        kind,
        at,
        turnId: 'turnId' in event.data ? event.data.turnId : null,
        gameId: 'gameId' in event.data ? event.data.gameId : null,
        paymentId: 'paymentId' in event.data ? event.data.paymentId : null,
        disputeId: 'disputeId' in event.data ? event.data.disputeId : null,
        moneyCents: 'moneyRefundedCents' in event.data ? event.data.moneyRefundedCents : null,
        available,
        reserved,
        held,
        frozen,
        spent: charged + withdrawn,
        availableAfter,
      };
    });
    await insertRows(tx, LedgerEntryRow, entries);
  },
};

async function availableBefore(
  playerIds: readonly string[],
  tx: EntityManager,
): Promise<Map<string, number>> {
  const rows: { player_id: string; available_after: string }[] = await tx.query(availableOf, [playerIds]);
  return new Map(rows.map(({ player_id, available_after }) => [player_id, Number(available_after)]));
}
