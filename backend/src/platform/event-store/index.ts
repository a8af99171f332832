export { Aggregates } from './aggregates.js';
export { allCodecs, allTypesBut, eventTypesOf } from './codecs.js';
export { CommandContexts } from './command-contexts.js';
export { EventStoreRefused } from './event-store-refused.js';
export { EventStoreModule } from './event-store.module.js';
export { EVENT_STORE } from './event-store.token.js';
export { EventStoreDb } from './eventstoredb.js';
export { PostgresSnapshots } from './postgres-snapshots.js';
