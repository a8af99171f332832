export {
  startLocalStack,
  type LocalServer,
  type LocalStack,
  type LocalStackOptions,
} from './start-local-stack.js';
export { startPostgres } from './postgres/start-postgres.js';
export { ensureDatabases } from './postgres/ensure-databases.js';
export { holdLock } from './postgres/hold-lock.js';
export { startEventStore } from './event-store/start-event-store.js';
export { startMailbox, type Letter } from './mailbox/index.js';
export { startRedisIfInstalled, type RunningRedis } from './redis/start-redis-if-installed.js';
export { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';
export {
  backendProcesses,
  type BackendOptions,
  type BackendProcesses,
} from './supervisor/backend-processes.js';
export { backendNodeFlags } from './supervisor/node-flags.js';
export { freePort } from './free-port.js';
export { LocalStackError } from './local-stack-error.js';
export { poll } from './poll.js';
