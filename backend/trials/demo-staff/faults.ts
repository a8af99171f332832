/** What never happens by the rules, written into the log past them, so that the desk has something to find. The audit finds it as well. */
import { randomUUID } from 'node:crypto';
import { aggregates, currentPriceVersion, type WalletEvent } from '@rubicon/domain';
import { EventStoreDb } from '../../src/platform/event-store/index.js';
import type { DemoCast } from './players.js';

/** A charge for a turn that was never sent, and a refund that was never paid out. */
export async function plantFaults(
  eventStoreUrl: string,
  { charged, refunded }: Pick<DemoCast, 'charged' | 'refunded'>,
): Promise<void> {
  const turn = {
    playerId: charged.playerId,
    gameId: charged.gameId,
    turnId: randomUUID(),
    turnNumber: 99,
  };
  const lots = [{ lotId: charged.paymentId, amountMicroUsd: 12_000 }];
  const refund = {
    playerId: refunded.playerId,
    refundId: randomUUID(),
    paymentId: refunded.paymentId,
    creditsReturnedMicroUsd: 1_000_000,
    moneyRefundedCents: 100,
    guaranteeCostMicroUsd: 0,
  };
  const store = new EventStoreDb(eventStoreUrl);
  try {
    await append(store, charged.playerId, [
      {
        type: 'CreditsReserved',
        data: { ...turn, amountMicroUsd: 32_000, priceVersion: currentPriceVersion },
      },
      {
        type: 'ReservationCaptured',
        data: { ...turn, chargedMicroUsd: 12_000, returnedMicroUsd: 20_000, returnedTo: 'available', lots },
      },
    ]);
    await append(store, refunded.playerId, [
      { type: 'RefundHeld', data: { ...refund, kind: 'staff' } },
      { type: 'RefundSettled', data: refund },
    ]);
  } finally {
    await store.close();
  }
}

async function append(store: EventStoreDb, playerId: string, events: readonly WalletEvent[]): Promise<void> {
  const { codec } = aggregates.wallet;
  const streamId = `wallet-${playerId}`;
  let revision = -1n;
  for await (const stored of store.readStream(streamId, 0n)) revision = stored.revision;
  const commandId = randomUUID();
  await store.append(
    streamId,
    revision,
    events.map((event) => ({
      id: randomUUID(),
      type: event.type,
      data: codec.encode(event),
      metadata: {
        version: String(codec.versionOf(event.type)),
        at: new Date().toISOString(),
        $correlationId: commandId,
        $causationId: commandId,
        commandId,
        actorId: 'system:demo-staff',
      },
    })),
  );
}
