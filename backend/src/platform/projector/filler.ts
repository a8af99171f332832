/** Reads the log on into a schema that nobody reads from yet. */
import type { ProjectionStore } from '@rubicon/eventsourcing';
import type { DataSource, EntityManager } from 'typeorm';
import { versionsOf } from './check-read-models.js';
import { fill } from './fill.js';
import { projectionStore } from './projection-store.js';
import type { SchemaPorts } from './schemas.js';

export class Filler {
  /** Projected so far. */
  events = 0;
  private readonly store: ProjectionStore<EntityManager>;

  constructor(
    schema: DataSource,
    private readonly ports: SchemaPorts,
  ) {
    const versions = versionsOf(ports.tables.readModels.all);
    this.store = projectionStore(schema, { versions, live: false });
  }

  async position(): Promise<bigint | null> {
    return (await this.store.loadCheckpoint())?.position ?? null;
  }

  /** @param upTo inclusive; null: to the log's present end. @throws the signal's reason when it is aborted */
  async fill(upTo: bigint | null): Promise<void> {
    const { store: eventStore, tables, log, progressed, signal } = this.ports;
    await fill(
      {
        eventStore,
        store: this.store,
        readModels: tables.readModels.all,
        troubled: (error) => log.warn('filling failed and is tried again', { error }),
        progressed: (position, events) => {
          this.events += events;
          progressed?.(position, this.events);
        },
        signal,
      },
      upTo,
    );
  }
}
