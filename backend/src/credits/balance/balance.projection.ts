/** Balances: each batch is summed per player and added in one statement. */
import type { WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { movementOf, type WalletMovement } from '../wallet-movement.js';
import { walletEventTypes } from '../wallet-event-types.js';

const columns = [
  'available',
  'reserved',
  'held',
  'frozen',
  'purchased',
  'granted',
  'charged',
  'withdrawn',
] as const satisfies readonly (keyof WalletMovement)[];

const addToBalances = `
  INSERT INTO balance (player_id, ${columns.join(', ')})
  SELECT * FROM unnest($1::uuid[], ${columns.map((_, index) => `$${index + 2}::bigint[]`).join(', ')})
  ON CONFLICT (player_id) DO UPDATE SET
    ${columns.map((column) => `${column} = balance.${column} + excluded.${column}`).join(', ')}`;

export const balanceProjection: Projection<EntityManager, WalletEvent> = {
  name: 'balance',
  version: 1,
  categories: ['wallet'],
  handles: walletEventTypes,
  ignores: [],
  async project(events: readonly RecordedEvent<WalletEvent>[], tx: EntityManager) {
    const sums = new Map<string, Record<(typeof columns)[number], number>>();
    for (const { event } of events) {
      const movement = movementOf(event);
      const sum = sums.get(event.data.playerId);
      if (sum) for (const column of columns) sum[column] += movement[column];
      else sums.set(event.data.playerId, { ...movement });
    }
    const rows = [...sums.values()];
    await tx.query(addToBalances, [
      [...sums.keys()],
      ...columns.map((column) => rows.map((row) => row[column])),
    ]);
  },
};
