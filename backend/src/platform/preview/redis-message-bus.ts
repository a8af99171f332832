import { Redis } from 'ioredis';
import type { Log } from '../observability/index.js';
import type { MessageBus } from './message-bus.js';

const CONNECT_WITHIN_MS = 4_000;
/** A message may get lost, but nobody shall wait long for one to be sent: the turn it previews goes on. */
const ANSWER_WITHIN_MS = 1_000;

/** Redis pub/sub: one connection to send, one to listen (a listening one can do nothing else). */
export async function redisMessageBus(url: string, log: Log): Promise<MessageBus> {
  const connect = async (): Promise<Redis> => {
    const redis = new Redis(url, {
      connectTimeout: CONNECT_WITHIN_MS,
      commandTimeout: ANSWER_WITHIN_MS,
      lazyConnect: true,
      // The client's own would be a rejection that nobody handles when its answer takes too long.
      autoResubscribe: false,
    });
    redis.on('error', (error: Error) => log.warn('the connection for previews broke', { error }));
    await redis.connect();
    return redis;
  };
  const [sender, listener] = await Promise.all([connect(), connect()]);
  const listeners = new Map<string, (payload: string) => void>();
  listener.on('message', (channel: string, payload: string) => listeners.get(channel)?.(payload));
  listener.on('ready', () => {
    if (listeners.size === 0) return;
    listener
      .subscribe(...listeners.keys())
      .catch((error: unknown) => log.warn('subscribing anew failed', { error }));
  });
  return {
    inDatabase: false,
    async publish(channel, payload) {
      await sender.publish(channel, payload);
    },
    async subscribe(channel, each) {
      listeners.set(channel, each);
      await listener.subscribe(channel);
    },
    async close() {
      await Promise.all([sender.quit(), listener.quit()]);
    },
  };
}
