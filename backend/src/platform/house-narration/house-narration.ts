/**
 * What operators have decided of narration, as every process knows it: read from its stream when the process starts, and followed from then on.
 * It lies in the log and nowhere else: whatever becomes of the queue, of a narrator or of this process, it holds as it was decided.
 */
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HOUSE, narrationAggregate, type NarrationState } from '@rubicon/domain';
import type { StoredEvent, StreamState } from '@rubicon/eventsourcing';
import { Aggregates, EventStoreDb } from '../event-store/index.js';
import { Shutdown } from '../lifecycle/index.js';
import { SubscribedLiveLog } from '../live/index.js';
import { Log } from '../observability/index.js';

type Known = Pick<StreamState<NarrationState>, 'state' | 'revision'>;

const { category, codec, decider } = narrationAggregate;

@Injectable()
export class HouseNarration implements OnModuleInit, OnApplicationShutdown {
  private known: Known = { state: decider.initialState(), revision: null };
  private readonly listeners = new Set<(state: NarrationState) => void>();
  private readonly log: SubscribedLiveLog;

  constructor(
    private readonly store: EventStoreDb,
    private readonly aggregates: Aggregates,
    log: Log,
    shutdown: Shutdown,
  ) {
    this.log = new SubscribedLiveLog(store, log.for('house-narration'), shutdown.signal, [category]);
    this.log.on((event) => this.follow(event));
  }

  async onModuleInit(): Promise<void> {
    // From before the stream is read: what comes meanwhile is seen twice rather than never.
    const from = (await this.store.head()) ?? 'start';
    this.saw(await this.aggregates.narration.load(HOUSE));
    this.log.start(from);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.log.stop();
  }

  get state(): NarrationState {
    return this.known.state;
  }

  /** Calls `listener` whenever something was decided, from now on. Answers how to stop. */
  onChange(listener: (state: NarrationState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What somebody of this process has just read or appended: it need not come by the log first. */
  saw(newer: Known): void {
    if ((newer.revision ?? -1n) <= (this.known.revision ?? -1n)) return;
    this.known = { state: newer.state, revision: newer.revision };
    for (const listener of [...this.listeners]) listener(this.state);
  }

  private follow(stored: StoredEvent): void {
    if (stored.revision <= (this.known.revision ?? -1n)) return;
    const state = decider.evolve(this.known.state, codec.decode(stored).event);
    this.saw({ state, revision: stored.revision });
  }
}
