/** Balances: each batch is summed per player and added in one statement. */
import type { WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../platform/read-models/index.js';
import { movementOf, type WalletMovement } from '../wallet-movement.js';
import { walletEventTypes } from '../wallet-event-types.js';
import { BalanceRow } from './balance.table.js';

const sums = [
  'available',
  'reserved',
  'held',
  'frozen',
  'purchased',
  'granted',
  'charged',
  'withdrawn',
] as const satisfies readonly (keyof WalletMovement)[];

export const balanceProjection: Projection<EntityManager, WalletEvent> = {
  name: 'balance',
  version: 1,
  categories: ['wallet'],
  handles: walletEventTypes,
  ignores: [],
  async project(events: readonly RecordedEvent<WalletEvent>[], tx: EntityManager) {
    const rows = new Map<string, BalanceRow>();
    for (const { event } of events) {
      const { playerId } = event.data;
      const movement = movementOf(event);
      const row = rows.get(playerId);
      if (row) for (const sum of sums) row[sum] += movement[sum];
      else rows.set(playerId, { playerId, ...movement });
    }
    await insertRows(tx, BalanceRow, [...rows.values()], { add: sums });
  },
};
