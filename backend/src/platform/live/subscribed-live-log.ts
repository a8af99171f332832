/**
 * The live subscription behind `LiveLog`. Begins at the end of the log as it is when the process starts, makes itself anew when
 * it breaks, from the last event it saw, and never hands an event on twice.
 */
import type { EventStore, StoredEvent } from '@rubicon/eventsourcing';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../observability/index.js';
import { LiveLog } from './live-log.js';

const ALL_CATEGORIES: readonly string[] = [
  'game',
  'wallet',
  'payment',
  'player',
  'demo',
  'support',
  'staff',
  'exception',
  'books',
  'narration',
];
const RESUBSCRIBE_AFTER_MS = 500;

export class SubscribedLiveLog extends LiveLog {
  position: bigint | null = null;
  private readonly listeners = new Set<(event: StoredEvent) => void>();
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;

  constructor(
    private readonly store: EventStore,
    private readonly log: Log,
    /** Ends all waiting: the process is about to stop. */
    private readonly shutdown: AbortSignal,
    private readonly categories = ALL_CATEGORIES,
  ) {
    super();
  }

  /** @param from the log's end as it is now; events up to it are not handed on */
  start(from: bigint | 'start'): void {
    this.running ??= this.run(from);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  on(listener: (event: StoredEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  until<T>(
    match: (event: StoredEvent) => T | undefined,
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<T | null> {
    return new Promise((resolve, reject) => {
      const signals = [this.shutdown, ...(signal ? [signal] : [])];
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        off();
        for (const each of signals) each.removeEventListener('abort', giveUp);
        settle();
      };
      const giveUp = (): void => end(() => resolve(null));
      const timer = setTimeout(giveUp, timeoutMs);
      const off = this.on((event) => {
        try {
          const found = match(event);
          if (found !== undefined) end(() => resolve(found));
        } catch (error) {
          end(() => reject(error instanceof Error ? error : new Error(String(error))));
        }
      });
      for (const each of signals) each.addEventListener('abort', giveUp);
      if (signals.some((each) => each.aborted)) giveUp();
    });
  }

  private async run(start: bigint | 'start'): Promise<void> {
    let from = start;
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        for await (const message of this.store.subscribe({ from, categories: this.categories, signal })) {
          if (message.kind !== 'event') continue;
          from = this.position = message.event.position;
          this.handOn(message.event);
        }
      } catch (error) {
        this.log.warn('the live subscription broke and is made anew', { error });
        await wait(RESUBSCRIBE_AFTER_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private handOn(event: StoredEvent): void {
    for (const listener of [...this.listeners]) {
      try {
        listener(event);
      } catch (error) {
        this.log.error('a listener of the live log failed', { error, eventType: event.type });
      }
    }
  }
}
