/** A projection and the tables it alone fills. `backend/src/projections.ts` names them all. */
import type { DomainEvent, Projection } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { eventTypesOf } from './codecs.js';

export interface ReadModelProjection {
  readonly projection: Projection<EntityManager>;
  readonly tables: readonly string[];
}

/** Declares a projection that knows its events more closely than the projector does. */
export function readModel<Event extends DomainEvent>(
  projection: Projection<EntityManager, Event>,
  tables: readonly string[],
): ReadModelProjection {
  // The projector hands on only the types that the projection says it handles.
  return { projection: projection, tables };
}

/** Versions by name: which code filled the read models. */
export function versionsOf(projections: readonly ReadModelProjection[]): Readonly<Record<string, number>> {
  return Object.fromEntries(projections.map(({ projection }) => [projection.name, projection.version]));
}

/**
 * Every event type of a projection's categories must be handled or ignored by name, no name and no table may be used twice.
 * @throws Error naming the first mistake
 */
export function checkProjections(projections: readonly ReadModelProjection[]): void {
  const names = new Set<string>();
  const tables = new Set<string>();
  for (const { projection, tables: own } of projections) {
    if (names.has(projection.name)) throw new Error(`two projections are called ${projection.name}`);
    names.add(projection.name);
    for (const table of own) {
      if (tables.has(table)) throw new Error(`two projections fill the table ${table}`);
      tables.add(table);
    }
    const known = new Set<string>([...projection.handles, ...projection.ignores]);
    const forgotten = projection.categories.flatMap(eventTypesOf).filter((type) => !known.has(type));
    if (forgotten.length > 0)
      throw new Error(`projection ${projection.name} neither handles nor ignores ${forgotten.join(', ')}`);
  }
}
