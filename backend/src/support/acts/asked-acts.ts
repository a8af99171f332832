/** Acts as they were asked for: what was sealed with them, opened for whoever carries them out. */
import { Injectable, Inject } from '@nestjs/common';
import { supportCodec, type ActRequested, type SupportEvent } from '@rubicon/domain';
import type { EventStore, RecordedEvent } from '@rubicon/eventsourcing';
import { EVENT_STORE } from '../../platform/event-store/index.js';
import { Erased, PlayerKeys, sealedTextOf } from '../../platform/keys/index.js';

export type ActTexts = NonNullable<ActRequested['private']>;

export interface AskedAct {
  /** Of the event by which it was asked for. */
  readonly eventId: string;
  readonly act: ActRequested['data']['act'];
  /** Null: its player was erased. */
  readonly texts: ActTexts | null;
}

@Injectable()
export class AskedActs {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly keys: PlayerKeys,
  ) {}

  /** What staff did of a player, in order. */
  async *events(playerId: string): AsyncGenerator<RecordedEvent<SupportEvent>> {
    for await (const stored of this.store.readStream(`support-${playerId}`))
      yield supportCodec.decode(stored);
  }

  /** @throws TypeError: nobody asked for it */
  async find(playerId: string, actId: string): Promise<AskedAct> {
    for await (const recorded of this.events(playerId)) {
      const { event } = recorded;
      if (event.type !== 'ActRequested' || event.data.actId !== actId) continue;
      const { envelope, aad } = sealedTextOf(recorded);
      const texts = await this.keys.open<ActTexts>(envelope, aad);
      const { act } = event.data;
      return { eventId: recorded.id, act, texts: texts instanceof Erased ? null : texts };
    }
    throw new TypeError(`act ${actId} was never asked for`);
  }
}
