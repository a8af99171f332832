import { EventEmitter } from 'node:events';
import type { MessageBus } from './message-bus.js';

/**
 * One channel of the bus, shared by all turns: each payload, a JSON array of messages, is read once, and every message goes to those who
 * listen for its turn.
 */
export class TurnMessages<Message extends { readonly turnId: string }> {
  private readonly listeners = new EventEmitter<Record<string, [Message]>>().setMaxListeners(0);

  constructor(
    private readonly bus: MessageBus,
    private readonly channel: string,
  ) {}

  /** Resolves once listening. Answers how to stop. @throws what the bus says when it cannot subscribe */
  async listen(turnId: string, listener: (message: Message) => void): Promise<() => void> {
    this.listeners.on(turnId, listener);
    const stop = (): void => void this.listeners.off(turnId, listener);
    try {
      // Also when another listens already: that its subscription still stands is for the bus to say.
      await this.bus.subscribe(this.channel, this.receive);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  private readonly receive = (payload: string): void => {
    if (this.listeners.eventNames().length === 0) return;
    for (const message of JSON.parse(payload) as Message[]) this.listeners.emit(message.turnId, message);
  };
}
