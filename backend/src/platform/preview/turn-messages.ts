import { EventEmitter } from 'node:events';
import type { MessageBus } from './message-bus.js';

/**
 * One channel of the bus, shared by all turns: each payload, a JSON array of messages, is read once, and every message goes to those who
 * listen for its turn. A process that listened once keeps its subscription.
 */
export class TurnMessages<Message extends { readonly turnId: string }> {
  private readonly listeners = new EventEmitter<Record<string, [Message]>>().setMaxListeners(0);
  private joined: Promise<void> | null = null;

  constructor(
    private readonly bus: MessageBus,
    private readonly channel: string,
  ) {}

  /** Resolves once listening. Answers how to stop. @throws what the bus cannot be joined with */
  async listen(turnId: string, listener: (message: Message) => void): Promise<() => void> {
    this.listeners.on(turnId, listener);
    const stop = (): void => void this.listeners.off(turnId, listener);
    try {
      await this.join();
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  private join(): Promise<void> {
    this.joined ??= this.bus
      .subscribe(this.channel, (payload) => this.receive(payload))
      .catch((error: unknown) => {
        this.joined = null;
        throw error;
      });
    return this.joined;
  }

  private receive(payload: string): void {
    if (this.listeners.eventNames().length === 0) return;
    for (const message of JSON.parse(payload) as Message[]) this.listeners.emit(message.turnId, message);
  }
}
