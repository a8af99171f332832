export * from './in-memory-event-store.js';
export * from './simulated-event-store.js';
export * from './simulation.js';
