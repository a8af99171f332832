export {
  startLocalStack,
  type LocalServer,
  type LocalStack,
  type LocalStackOptions,
} from './start-local-stack.js';
export { LocalStackError, type LocalStackErrorCode } from './local-stack-error.js';
export { startPostgres, type PostgresOptions, type RunningPostgres } from './postgres/start-postgres.js';
export { ensureDatabases } from './postgres/ensure-databases.js';
export {
  startEventStore,
  type EventStoreOptions,
  type RunningEventStore,
} from './event-store/start-event-store.js';
export { startStripeStandIn, type StripeStandIn, type StripeStandInOptions } from './stripe/index.js';
export { startMailbox, type Letter, type Mailbox, type MailboxOptions } from './mailbox/index.js';
export { startRedisIfInstalled, type RunningRedis } from './redis/start-redis-if-installed.js';
export { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';
export { backendNodeFlags } from './supervisor/node-flags.js';
export { freePort } from './free-port.js';
export { poll } from './poll.js';
