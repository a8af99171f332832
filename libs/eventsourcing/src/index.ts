export * from './decider.js';
export * from './event-codec.js';
export * from './event-store.js';
