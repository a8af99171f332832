/**
 * Between a domain event and its wire form: explicit names, versions, upcasters, and which part is private.
 *
 * A new field gets a default in an upcaster of the same version step; a changed shape raises the version and adds an
 * upcaster; a changed meaning is a new event. Golden files keep every version ever written readable.
 */
import type { DomainEvent } from './decider.js';
import type { StoredEvent, SealedEnvelope } from './event-store.js';

type PlainData = Readonly<Record<string, unknown>>;

/** How one event type is written today and how its older versions are read. */
export interface EventSchema {
  /** The version written today, starting at 1. */
  readonly version: number;
  /** `upcasters[n]` turns the data of version n into that of version n + 1. */
  readonly upcasters?: Readonly<Record<number, (data: PlainData) => PlainData>>;
  /** What happened, in the players' words: one sentence for the catalogue. */
  readonly says: string;
}

/**
 * Whether an event is what its type promises, in the shape that is written today; its private part does not count.
 * @returns null, or the path of the first fault and what should be there: never what is
 */
export type ShapeCheck = (event: DomainEvent) => string | null;

export type EventSchemas<Event extends DomainEvent> = { readonly [Type in Event['type']]: EventSchema };

/** An event read back: its open part decoded, its private part still sealed. */
export interface RecordedEvent<Event extends DomainEvent = DomainEvent> {
  readonly event: Event;
  readonly sealed: SealedEnvelope | null;
  readonly streamId: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly correlationId: string;
  readonly version: number;
}

export interface EventCodec<Event extends DomainEvent> {
  readonly category: string;
  readonly schemas: EventSchemas<Event>;
  versionOf(type: Event['type']): number;
  /** The open part. @throws CodecError when it does not have its shape */
  encode(event: Event): PlainData;
  /** @throws CodecError for an unknown type, a version from the future or a shape that is not the type's */
  decode(stored: StoredEvent): RecordedEvent<Event>;
}

export class CodecError extends Error {
  readonly code = 'event_codec';
}

export function eventCodec<Event extends DomainEvent>(
  category: string,
  schemas: EventSchemas<Event>,
  faultOf: ShapeCheck,
): EventCodec<Event> {
  const schemaOf = (type: string): EventSchema => {
    const schema = (schemas as Readonly<Record<string, EventSchema>>)[type];
    if (!schema || !Object.hasOwn(schemas, type))
      throw new CodecError(`${category}: event type "${type}" is unknown here; deploy its consumers first`);
    return schema;
  };

  return {
    category,
    schemas,
    versionOf: (type) => schemaOf(type).version,
    encode(event) {
      schemaOf(event.type);
      const fault = faultOf(event);
      if (fault !== null) throw new CodecError(`${category}: ${event.type} is not written: ${fault}`);
      return event.data as PlainData;
    },
    decode(stored) {
      const schema = schemaOf(stored.type);
      const written = Number(stored.metadata.version);
      if (!Number.isInteger(written) || written < 1 || written > schema.version)
        throw new CodecError(
          `${category}: ${stored.type} version ${stored.metadata.version} cannot be read; this code knows 1 to ${schema.version}`,
        );
      const { private: sealed = null, ...open } = stored.data;
      let data: PlainData = open;
      for (let version = written; version < schema.version; version += 1) {
        const upcast = schema.upcasters?.[version];
        if (!upcast)
          throw new CodecError(`${category}: ${stored.type} has no upcaster from version ${version}`);
        data = upcast(data);
      }
      const event = { type: stored.type, data };
      const fault = faultOf(event);
      if (fault !== null)
        throw new CodecError(
          `${stored.streamId}, revision ${stored.revision}: ${stored.type} version ${written} cannot be read: ${fault}`,
        );
      return {
        // The check is what makes the cast true.
        event: event as unknown as Event,
        sealed,
        streamId: stored.streamId,
        revision: stored.revision,
        position: stored.position,
        id: stored.id,
        at: stored.metadata.at,
        correlationId: stored.metadata.$correlationId,
        version: written,
      };
    },
  };
}
