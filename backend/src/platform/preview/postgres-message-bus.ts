import type { Notifications } from '../postgres/index.js';
import type { MessageBus } from './message-bus.js';

/** LISTEN on the process's one connection for it; NOTIFY goes with the rows. */
export function postgresMessageBus(notifications: Notifications): MessageBus {
  return {
    inDatabase: true,
    publish: () => Promise.reject(new Error('PostgreSQL sends a message with its rows')),
    async subscribe(channel, listener) {
      notifications.on(channel, listener);
      await notifications.listening();
    },
    close: () => Promise.resolve(),
  };
}
