/** Carries short messages from process to process. They may get lost; whoever listens must be able to read what was missed. */
export interface MessageBus {
  /**
   * Whether PostgreSQL itself carries the messages, so that rows and their message go in one statement. Then `publish` is not used.
   */
  readonly inDatabase: boolean;
  publish(channel: string, payload: string): Promise<void>;
  /** Resolves when the channel's one listener is listening: subscribing it again asks whether it still is. It listens until the bus is closed. */
  subscribe(channel: string, listener: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}
