/** Faults planted in the log, past all deciders: what somebody with the database's password could write. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';

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
  const client = EventStoreDBClient.connectionString(await eventStoreUrl());
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

/** As the game that runs for the specs was told it. */
async function eventStoreUrl(): Promise<string> {
  const settings = await readFile(path.join(process.env.RUBICON_DATA ?? '', 'backend.env'), 'utf8');
  const url = /^EVENTSTORE_URL="(.*)"$/m.exec(settings)?.[1];
  if (url === undefined) throw new Error('The game was told of no event store.');
  return url;
}
