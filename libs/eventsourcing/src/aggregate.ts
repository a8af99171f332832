/** An aggregate: a decider, the codec of its events, and how its state is kept as a snapshot. */
import type { Decider, DomainEvent } from './decider.js';
import type { EventCodec } from './event-codec.js';

export interface Aggregate<State, Command, Event extends DomainEvent> {
  /** Stream category, without a dash; the stream is `<category>-<id>`. */
  readonly category: string;
  /** What that id is called, for the catalogue: "gameId". */
  readonly idName: string;
  /** What a stream holds, for the catalogue. */
  readonly says: string;
  readonly decider: Decider<State, Command, Event>;
  readonly codec: EventCodec<Event>;
  /** Raised whenever the shape or the meaning of the state changes; snapshots of another version are not read. */
  readonly stateVersion: number;
  /** The state as a JSON value. Without these two the aggregate has no snapshots. */
  readonly serialize?: (state: State) => unknown;
  readonly deserialize?: (json: unknown) => State;
}

export function streamIdOf(category: string, id: string): string {
  return `${category}-${id}`;
}

/** The part before the first dash. */
export function categoryOf(streamId: string): string {
  const dash = streamId.indexOf('-');
  return dash < 0 ? streamId : streamId.slice(0, dash);
}
