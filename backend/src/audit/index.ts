export * from './whole/audit-log.js';
export type * from './whole/provider-books.js';
export type { RawEvent } from './events/raw-event.js';
export { accounts } from './whole/books.js';
export { tellInvariants } from './command-line/tell-invariants.js';
