/** Command handlers of the aggregates: inject `Aggregates` and say `aggregates.wallet.handle(playerId, command, context)`. */
import {
  demoAggregate,
  gameAggregate,
  paymentAggregate,
  playerAggregate,
  walletAggregate,
  type DemoCommand,
  type DemoEvent,
  type DemoState,
  type GameCommand,
  type GameEvent,
  type GameState,
  type PaymentCommand,
  type PaymentEvent,
  type PaymentState,
  type PlayerCommand,
  type PlayerEvent,
  type PlayerState,
  type WalletCommand,
  type WalletEvent,
  type WalletState,
} from '@rubicon/domain';
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

export class Aggregates {
  readonly game: CommandHandler<GameState, GameCommand, GameEvent>;
  readonly wallet: CommandHandler<WalletState, WalletCommand, WalletEvent>;
  readonly payment: CommandHandler<PaymentState, PaymentCommand, PaymentEvent>;
  readonly player: CommandHandler<PlayerState, PlayerCommand, PlayerEvent>;
  readonly demo: CommandHandler<DemoState, DemoCommand, DemoEvent>;

  constructor(ports: AggregatePorts) {
    this.game = handlerOf(gameAggregate, ports);
    this.wallet = handlerOf(walletAggregate, ports);
    this.payment = handlerOf(paymentAggregate, ports);
    this.player = handlerOf(playerAggregate, ports);
    this.demo = handlerOf(demoAggregate, ports);
  }
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
