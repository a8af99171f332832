/** The statement: every event of a wallet becomes a line, a batch in one statement. */
import type { WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { movementOf } from '../wallet-movement.js';
import { walletEventTypes } from '../wallet-event-types.js';

const insertEntries = `
  INSERT INTO ledger_entry
    (player_id, revision, kind, at, turn_id, game_id, payment_id, available, reserved, held, frozen, spent)
  SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::timestamptz[], $5::uuid[], $6::uuid[], $7::uuid[],
    $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[])`;

export const ledgerEntryProjection: Projection<EntityManager, WalletEvent> = {
  name: 'ledger_entry',
  version: 1,
  categories: ['wallet'],
  handles: walletEventTypes,
  ignores: [],
  async project(events: readonly RecordedEvent<WalletEvent>[], tx: EntityManager) {
    const movements = events.map(({ event }) => movementOf(event));
    await tx.query(insertEntries, [
      events.map(({ event }) => event.data.playerId),
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
    ]);
  },
};
