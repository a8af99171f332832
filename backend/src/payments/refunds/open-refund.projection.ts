/** Refunds under way. What is held and ended within one batch never gets a row. */
import type { WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { deleteRows, insertRows, type NewRow } from '../../platform/read-models/index.js';
import { OpenRefundRow } from './open-refund.table.js';

export const openRefundProjection: Projection<EntityManager, WalletEvent> = {
  name: 'open_refund',
  version: 2,
  categories: ['wallet'],
  handles: ['RefundHeld', 'RefundSettled', 'RefundReleased'],
  ignores: [
    'CreditsPurchased',
    'CreditsGranted',
    'CreditsReserved',
    'ReservationDeclined',
    'ReservationCaptured',
    'ReservationReleased',
    'ReservationVoided',
    'RefundReversed',
    'CreditsFrozen',
    'CreditsUnfrozen',
    'CreditsClawedBack',
    'DisputeWrittenOff',
    'CreditsReinstated',
    'CreditsForfeited',
  ],
  async project(events: readonly RecordedEvent<WalletEvent>[], tx: EntityManager) {
    const held = new Map<string, NewRow<OpenRefundRow>>();
    const ended: Pick<OpenRefundRow, 'refundId'>[] = [];
    for (const { event, at } of events) {
      if (event.type === 'RefundHeld') held.set(event.data.refundId, { ...event.data, heldAt: at });
      if (event.type !== 'RefundSettled' && event.type !== 'RefundReleased') continue;
      // Released and paid after all: held a second time, so the order within the batch counts.
      if (!held.delete(event.data.refundId)) ended.push({ refundId: event.data.refundId });
    }
    await deleteRows(tx, OpenRefundRow, ended);
    await insertRows(tx, OpenRefundRow, [...held.values()]);
  },
};
