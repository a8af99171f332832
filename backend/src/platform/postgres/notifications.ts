/**
 * PostgreSQL's LISTEN on one connection of its own, which is made anew when it breaks. Messages sent meanwhile are lost:
 * listeners must have another way to learn what they missed.
 */
import type { Client } from 'pg';
import { postgresClient } from './postgres-pool.js';

export type NotificationListener = (payload: string) => void;

const RECONNECT_AFTER_MS = 500;

export class Notifications {
  private readonly listeners = new Map<string, Set<NotificationListener>>();
  private client: Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private closed = false;
  /** Commands on the one connection, one after another. */
  private inTurn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly onError: (error: Error) => void,
  ) {}

  /** @throws when the database cannot be reached: later outages are bridged, the first connection must stand */
  async connect(): Promise<void> {
    const client = postgresClient(this.url, (error) => this.broken(client, error));
    client.on('end', () => this.broken(client, new Error('the connection for notifications ended')));
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? '');
    });
    await client.connect();
    this.client = client;
    for (const channel of this.listeners.keys()) await this.run(`LISTEN ${client.escapeIdentifier(channel)}`);
  }

  /** Answers how to stop. */
  on(channel: string, listener: NotificationListener): () => void {
    const known = this.listeners.get(channel);
    if (known) known.add(listener);
    else {
      this.listeners.set(channel, new Set([listener]));
      void this.run(`LISTEN "${channel}"`).catch(this.onError);
    }
    return () => {
      const listeners = this.listeners.get(channel);
      listeners?.delete(listener);
      if (listeners?.size !== 0) return;
      this.listeners.delete(channel);
      void this.run(`UNLISTEN "${channel}"`).catch(this.onError);
    };
  }

  /** Resolves once everything asked for so far is listened to. */
  async listening(): Promise<void> {
    await this.inTurn;
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    await this.client?.end();
  }

  private run(statement: string): Promise<unknown> {
    const done = this.inTurn.then(() => this.client?.query(statement));
    this.inTurn = done.catch(() => undefined);
    return done;
  }

  private broken(client: Client, error: Error): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    this.onError(error);
    this.reconnectLater();
  }

  private reconnectLater(): void {
    if (this.closed || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = null;
      this.connect().catch((error: Error) => {
        this.onError(error);
        this.reconnectLater();
      });
    }, RECONNECT_AFTER_MS);
  }
}
