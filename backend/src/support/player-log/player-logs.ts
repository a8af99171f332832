/** Players' whole logs, kept in memory as far as they were read: a second look reads only what is new. Their personal text stays sealed. */
import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '@rubicon/eventsourcing';
import { LRUCache } from 'lru-cache';
import { EVENT_STORE } from '../../platform/event-store/index.js';
import type { LoggedEvent } from './logged-event.js';
import { LoggedStream } from './logged-stream.js';
import type { PlayerLog } from './player-log.js';
import { PlayerStreams, streamsNamedBy } from './player-streams.js';

/** Events of all players that are kept; one has some kilobytes. */
const KEPT_EVENTS = 50_000;

@Injectable()
export class PlayerLogs {
  private readonly kept = new LRUCache<string, PlayerLog>({
    maxSize: KEPT_EVENTS,
    sizeCalculation: ({ events }) => 1 + events.length,
  });

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly playerStreams: PlayerStreams,
  ) {}

  /** Up to the present end of the log; without an event for who was never registered. @throws EventStoreUnavailable */
  async of(playerId: string): Promise<PlayerLog> {
    const known = this.kept.get(playerId);
    const streams = new Map(known?.streams);
    await this.readOn(streams, [...streams.keys(), ...(await this.playerStreams.listed(playerId))]);
    await this.readOn(
      streams,
      streamsNamedBy(playerId, streams).filter((streamId) => !streams.has(streamId)),
    );
    const log = { playerId, events: inLogOrder(streams, known), streams };
    this.kept.set(playerId, log);
    return log;
  }

  private async readOn(streams: Map<string, LoggedStream>, streamIds: readonly string[]): Promise<void> {
    await Promise.all(
      [...new Set(streamIds)].map((streamId) => {
        const stream = streams.get(streamId) ?? new LoggedStream(streamId);
        streams.set(streamId, stream);
        return stream.readOn(this.eventStore);
      }),
    );
  }
}

/** @param known a part of it, in its order */
function inLogOrder(
  streams: ReadonlyMap<string, LoggedStream>,
  known: PlayerLog | undefined,
): readonly LoggedEvent[] {
  const all = [...streams.values()].flatMap(({ events }) => events);
  if (known?.events.length === all.length) return known.events;
  return all.sort((one, other) => (one.position < other.position ? -1 : 1));
}
