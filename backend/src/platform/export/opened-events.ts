/** A stream's events as they lie in the log, with their personal text opened: for the player whose they are. */
import { Injectable } from '@nestjs/common';
import { associatedDataOf } from '@rubicon/eventsourcing';
import { EventStoreDb } from '../event-store/index.js';
import { Erased, PlayerKeys } from '../keys/index.js';

export interface OpenedEvent {
  readonly type: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Null: the event has no personal text, or its key is destroyed. */
  readonly texts: Readonly<Record<string, unknown>> | null;
}

@Injectable()
export class OpenedEvents {
  constructor(
    private readonly store: EventStoreDb,
    private readonly keys: PlayerKeys,
  ) {}

  async *of(streamId: string): AsyncGenerator<OpenedEvent> {
    for await (const { id, type, data, metadata } of this.store.readStream(streamId)) {
      const { private: sealed, ...open } = data;
      const aad = associatedDataOf(id, type, Number(metadata.version));
      const texts = sealed ? await this.keys.open<Record<string, unknown>>(sealed, aad) : null;
      yield { type, at: metadata.at, data: open, texts: texts instanceof Erased ? null : texts };
    }
  }
}
