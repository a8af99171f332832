/**
 * Tells every process when a player asked to be forgotten and when they were, so that none keeps in memory what it must not. A
 * subscription may break for a while: whoever listens also lets go of what it keeps after some time.
 */
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { EventStoreDb } from '../event-store/index.js';
import { Shutdown } from '../lifecycle/index.js';
import { SubscribedLiveLog } from '../live/index.js';
import { Log } from '../observability/index.js';

const CATEGORY = 'player';

@Injectable()
export class ErasureNews implements OnModuleInit, OnApplicationShutdown {
  private readonly players: SubscribedLiveLog;

  constructor(
    private readonly store: EventStoreDb,
    log: Log,
    shutdown: Shutdown,
  ) {
    this.players = new SubscribedLiveLog(store, log.for('erasure-news'), shutdown.signal, [CATEGORY]);
  }

  async onModuleInit(): Promise<void> {
    this.players.start((await this.store.head()) ?? 'start');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.players.stop();
  }

  /** The fence: from here on nothing new is accepted of that player. */
  onRequested(listener: (playerId: string) => void): void {
    this.on('PlayerErasureRequested', listener);
  }

  /** The player's key is destroyed, their rows are gone. */
  onErased(listener: (playerId: string) => void): void {
    this.on('PlayerErased', listener);
  }

  private on(type: string, listener: (playerId: string) => void): void {
    this.players.on((event) => {
      if (event.type === type) listener(event.streamId.slice(CATEGORY.length + 1));
    });
  }
}
