/** Command handlers of the aggregates: inject `Aggregates` and say `aggregates.wallet.handle(playerId, command, context)`. */
import { aggregates } from '@rubicon/domain';
import {
  commandHandler,
  type Aggregate,
  type CommandHandler,
  type DomainEvent,
  type EventStore,
  type PrivateSealer,
  type SnapshotStore,
} from '@rubicon/eventsourcing';
import { LRUCache } from 'lru-cache';
import { setTimeout as wait } from 'node:timers/promises';
import { v5 as uuidV5 } from 'uuid';
import type { StreamState } from '@rubicon/eventsourcing';

export interface AggregatePorts {
  readonly eventStore: EventStore;
  readonly seal: PrivateSealer;
  readonly snapshots: SnapshotStore;
  readonly snapshotFailed: (streamId: string, error: unknown) => void;
}

/** Streams of one category whose state stays in memory. */
const CACHED_STREAMS = 2_000;

export class Aggregates implements Readonly<Record<keyof typeof aggregates, unknown>> {
  readonly game = handlerOf(aggregates.game, this.ports);
  readonly wallet = handlerOf(aggregates.wallet, this.ports);
  readonly payment = handlerOf(aggregates.payment, this.ports);
  readonly player = handlerOf(aggregates.player, this.ports);
  readonly demo = handlerOf(aggregates.demo, this.ports);
  readonly support = handlerOf(aggregates.support, this.ports);
  readonly staff = handlerOf(aggregates.staff, this.ports);
  readonly exception = handlerOf(aggregates.exception, this.ports);
  readonly books = handlerOf(aggregates.books, this.ports);
  readonly narration = handlerOf(aggregates.narration, this.ports);

  constructor(private readonly ports: AggregatePorts) {}
}

function handlerOf<State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  ports: AggregatePorts,
): CommandHandler<State, Command, Event> {
  return commandHandler(aggregate, {
    ...ports,
    uuidV5,
    random: Math.random,
    wait: (ms) => wait(ms),
    cache: new LRUCache<string, StreamState<State>>({ max: CACHED_STREAMS }),
  });
}
