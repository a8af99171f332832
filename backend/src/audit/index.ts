export * from './audit-log.js';
export type { AuditOptions, InvariantReport } from './audited-log.js';
export type * from './provider-books.js';
export type { RawEvent } from './raw-event.js';
export { accounts, type CreditsBook } from './books.js';
