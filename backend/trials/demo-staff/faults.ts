/** What never happens by the rules, written past them into the log and at the provider, so that the desks have something to find. */
import { randomUUID } from 'node:crypto';
import { aggregates, currentPriceVersion, type WalletEvent } from '@rubicon/domain';
import type { ExpectedRevision } from '@rubicon/eventsourcing';
import { EventStoreDb } from '../../src/platform/event-store/index.js';
import type { DemoCast } from './players.js';

/** A charge for a turn that was never sent, a refund that was never paid out, and in the month before this one credits that nobody bought. */
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
    const nobody = { playerId: randomUUID(), paymentId: randomUUID() };
    await append(
      store,
      nobody.playerId,
      [{ type: 'CreditsPurchased', data: { ...nobody, amountMicroUsd: 5_000_000 } }],
      middleOfLastMonth(new Date()),
    );
  } finally {
    await store.close();
  }
}

/** Money in the provider's account that no player paid: a top-up, and a sale in another currency. */
export async function plantAtProvider(providerUrl: string): Promise<void> {
  for (const [path, amount] of [
    ['usd/topup', '2000'],
    ['eur/charge', '900'],
  ] as const) {
    const { status } = await fetch(`${providerUrl}/dashboard/balance/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ amount }),
      redirect: 'manual',
    });
    if (status !== 303) throw new Error(`the provider's dashboard answered ${status} to ${path}`);
  }
}

function middleOfLastMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 12));
}

async function append(
  store: EventStoreDb,
  playerId: string,
  events: readonly WalletEvent[],
  at = new Date(),
): Promise<void> {
  const { codec } = aggregates.wallet;
  const streamId = `wallet-${playerId}`;
  let revision: ExpectedRevision = 'no_stream';
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
        at: at.toISOString(),
        $correlationId: commandId,
        $causationId: commandId,
        commandId,
        actorId: 'system:demo-staff',
      },
    })),
  );
}
