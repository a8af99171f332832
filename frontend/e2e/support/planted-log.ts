/** Faults planted in the log, past all deciders: what somebody with the database's password could write. */
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { backendSetting } from './backend-setting.js';

const MICRO_USD_PER_CENT = 10_000;

/** A checkout that nobody paid, and its credits all the same, of a player whom nobody knows. @param at ISO 8601 */
export async function plantCredits(amountMicroUsd: number, at: string): Promise<void> {
  const playerId = randomUUID();
  const paymentId = randomUUID();
  const checkout = {
    paymentId,
    playerId,
    product: 'credits',
    amountCents: amountMicroUsd / MICRO_USD_PER_CENT,
    creditsMicroUsd: amountMicroUsd,
    returnTo: 'account',
    openedAt: at,
  };
  const client = EventStoreDBClient.connectionString(await backendSetting('EVENTSTORE_URL'));
  const append = (streamId: string, type: string, data: Record<string, string | number>) => {
    const id = randomUUID();
    const metadata = {
      at,
      $correlationId: id,
      $causationId: id,
      commandId: id,
      actorId: 'system:planted',
      version: '1',
    };
    return client.appendToStream(streamId, jsonEvent({ id, type, data, metadata }), {
      expectedRevision: NO_STREAM,
    });
  };
  try {
    await append(`payment-${paymentId}`, 'CheckoutOpened', checkout);
    await append(`wallet-${playerId}`, 'CreditsPurchased', { playerId, paymentId, amountMicroUsd });
  } finally {
    await client.dispose();
  }
}
