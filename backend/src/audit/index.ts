export * from './audit-log.js';
export type * from './provider-books.js';
export type { RawEvent } from './raw-event.js';
export { accounts } from './books.js';
