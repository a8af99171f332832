/**
 * The driver's catch-up subscription as one ordered sequence of messages.
 *
 * The driver tells of "caught up" and of checkpoints by callbacks that run ahead of the events still in its buffer. Each
 * note is therefore held until as many events have been handed on as had been received or lay buffered when it came.
 */
import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { EventStoreUnavailable, type SubscriptionMessage } from '@rubicon/eventsourcing';
import { toReadAll, translateError } from './eventstoredb-errors.js';
import { fromDriver } from './wire-events.js';

const PAUSE_ABOVE = 1_000;
const RESUME_BELOW = 500;

type Note = Exclude<SubscriptionMessage, { kind: 'event' }>;

export class DriverSubscription {
  private readonly events: AllStreamResolvedEvent[] = [];
  private readonly notes: { readonly after: number; readonly note: Note }[] = [];
  private received = 0;
  private handedOn = 0;
  private failure: Error | null = null;
  private wake: () => void = () => undefined;

  constructor(private readonly subscription: AllStreamSubscription) {
    subscription.on('data', (event: AllStreamResolvedEvent) => {
      this.received += 1;
      this.events.push(event);
      if (this.events.length > PAUSE_ABOVE) subscription.pause();
      this.wake();
    });
    subscription.on('caughtUp', () => this.note({ kind: 'caught_up' }));
    subscription.on('error', (error: Error) => this.fail(translateError(error, toReadAll)));
    subscription.on('end', () =>
      this.fail(new EventStoreUnavailable('the event store ended the subscription')),
    );
    subscription.on('close', () => this.fail(new EventStoreUnavailable('the subscription was closed')));
  }

  note(note: Note): void {
    this.notes.push({ after: this.received + this.subscription.readableLength, note });
    this.wake();
  }

  /** Ends when `signal` is aborted. @throws EventStoreUnavailable, or what the driver threw */
  async *messages(signal: AbortSignal | undefined): AsyncGenerator<SubscriptionMessage> {
    const onAbort = (): void => this.wake();
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      while (!signal?.aborted) {
        const message = this.next();
        if (message) yield message;
        else if (this.failure) throw this.failure;
        else await new Promise<void>((resolve) => (this.wake = resolve));
      }
    } finally {
      signal?.removeEventListener('abort', onAbort);
      this.subscription.resume();
      await this.subscription.unsubscribe().catch(() => undefined);
    }
  }

  /** The next message in order; null when none is there yet. Events that are not ours are passed over. */
  private next(): SubscriptionMessage | null {
    for (;;) {
      if (this.notes[0] && this.notes[0].after <= this.handedOn) return this.notes.shift()!.note;
      const resolved = this.events.shift();
      if (!resolved) return null;
      this.handedOn += 1;
      if (this.events.length < RESUME_BELOW && this.subscription.isPaused()) this.subscription.resume();
      const event = fromDriver(resolved.event);
      if (event) return { kind: 'event', event };
    }
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }
}
