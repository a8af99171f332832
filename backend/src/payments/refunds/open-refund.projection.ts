/** Refunds under way. What is held and ended within one batch never gets a row. */
import type { WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';

const insertHeld = `
  INSERT INTO open_refund (refund_id, player_id, payment_id, held_at)
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[])`;

interface Held {
  readonly playerId: string;
  readonly paymentId: string;
  readonly at: string;
}

const deleteEnded = `DELETE FROM open_refund WHERE refund_id = ANY ($1::uuid[])`;

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
    const held = new Map<string, Held>();
    const ended: string[] = [];
    for (const { event, at } of events) {
      if (event.type === 'RefundHeld') held.set(event.data.refundId, { ...event.data, at });
      if (event.type !== 'RefundSettled' && event.type !== 'RefundReleased') continue;
      // Released and paid after all: held a second time, so the order within the batch counts.
      if (!held.delete(event.data.refundId)) ended.push(event.data.refundId);
    }
    if (ended.length > 0) await tx.query(deleteEnded, [ended]);
    const rows = [...held.values()];
    if (rows.length > 0)
      await tx.query(insertHeld, [
        [...held.keys()],
        rows.map(({ playerId }) => playerId),
        rows.map(({ paymentId }) => paymentId),
        rows.map(({ at }) => at),
      ]);
  },
};
