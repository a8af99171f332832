/** Somebody who writes in the log by hand, past every rule of the product: for tests of what finds that out. */
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { FileStack } from './file-stack.js';

export class HandInLog {
  private constructor(private readonly client: EventStoreDBClient) {}

  static of({ env }: Pick<FileStack, 'env'>): HandInLog {
    return new HandInLog(EventStoreDBClient.connectionString(env['EVENTSTORE_URL']!));
  }

  /** Answers the log's position after it. */
  async write(
    streamId: string,
    type: string,
    data: Readonly<Record<string, unknown>>,
    at = new Date(),
  ): Promise<bigint> {
    const metadata = {
      at: at.toISOString(),
      $correlationId: randomUUID(),
      $causationId: randomUUID(),
      commandId: randomUUID(),
      actorId: 'somebody',
      version: '1',
    };
    const event = jsonEvent({ id: randomUUID(), type, data, metadata });
    const { position } = await this.client.appendToStream(streamId, event);
    if (!position) throw new Error(`the event store did not tell where ${type} stands`);
    return position.commit;
  }

  close(): Promise<void> {
    return this.client.dispose();
  }
}
