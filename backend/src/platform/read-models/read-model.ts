/** A projection and the tables it alone fills. */
import type { DomainEvent, Projection } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import type { Entity } from '../postgres/index.js';

export interface ReadModel {
  readonly projection: Projection<EntityManager>;
  readonly tables: readonly Entity[];
}

/** Declares a projection that knows its events more closely than the projector does. */
export function readModel<Event extends DomainEvent>(
  projection: Projection<EntityManager, Event>,
  ...tables: readonly Entity[]
): ReadModel {
  // The projector hands on only the types that the projection says it handles.
  return { projection: projection, tables };
}
