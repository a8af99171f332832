/**
 * Handling a command: fold, decide, append at the expected revision.
 *
 * Commands to one stream queue up within the process. The first decision uses the cached state: if it leads to events, the append
 * checks it. A refusal or a no-op is checked by no append, so it counts only when decided on a fresh read. On a conflict the tail
 * is read and the command decided again.
 */
import { streamIdOf, type Aggregate } from './aggregate.js';
import type { DomainEvent, Refusal } from './decider.js';
import {
  EventStoreUnavailable,
  WrongExpectedRevision,
  type AppendResult,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type SealedEnvelope,
} from './event-store.js';
import { keyedQueue } from './keyed-queue.js';
import { associatedDataOf, type PrivateSealer } from './private-parts.js';
import type { SnapshotStore } from './snapshot-store.js';
import { lruStateCache, type StateCache, type StreamState } from './state-cache.js';
import { streamReader } from './stream-reader.js';

export interface CommandContext {
  /** A UUID, unique per issuer and attempt. Event ids are made of it, and the store compares ids, never contents. */
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** Player, staff member or process: a random id or `system:<name>`. */
  readonly actorId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The player whose key seals private parts; null when the command writes none. */
  readonly keyOwner: string | null;
}

export type CommandOutcome<State, Event extends DomainEvent> =
  | {
      readonly kind: 'appended';
      readonly events: readonly Event[];
      readonly state: State;
      readonly revision: bigint;
      readonly position: bigint;
    }
  | {
      readonly kind: 'unchanged';
      readonly state: State;
      readonly revision: bigint | null;
      readonly position: bigint | null;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly state: State };

export interface CommandHandler<State, Command, Event extends DomainEvent> {
  /**
   * @throws CommandContention after ten conflicts in a row
   * @throws EventStoreUnavailable the command may have been carried out; sending it again, under a new command id, is safe
   * because the decider knows what it has done
   * @throws KeyDestroyed when a private part belongs to an erased player
   */
  handle(id: string, command: Command, context: CommandContext): Promise<CommandOutcome<State, Event>>;
  /** The state of now: what is cached, and the tail read from the store. @throws EventStoreUnavailable */
  load(id: string): Promise<StreamState<State>>;
}

export interface CommandPorts<State> {
  readonly eventStore: EventStore;
  readonly seal: PrivateSealer;
  /** RFC 9562 version 5. */
  uuidV5(name: string, namespace: string): string;
  /** In [0, 1). */
  random(): number;
  wait(milliseconds: number): Promise<void>;
  readonly snapshots?: SnapshotStore;
  readonly snapshotFailed?: (streamId: string, error: unknown) => void;
  /** Instead of the built-in cache. */
  readonly cache?: StateCache<State>;
  /** Streams whose state is kept in memory; 1,000 unless told. */
  readonly cacheSize?: number;
}

/** Others were faster ten times in a row. */
export class CommandContention extends Error {
  readonly code = 'command_contention';
  constructor(readonly streamId: string) {
    super(`stream ${streamId}: ${MAX_CONFLICTS} conflicts in a row`);
  }
}

export const MAX_CONFLICTS = 10;
/** How often an append without an answer is sent again, unchanged, before the caller is told. */
const MAX_APPEND_RETRIES = 2;
const JITTER_MS = 5;
const APPEND_RETRY_MS = 100;
const DEFAULT_CACHE_SIZE = 1_000;

export function commandHandler<State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  ports: CommandPorts<State>,
): CommandHandler<State, Command, Event> {
  const cache = ports.cache ?? lruStateCache<State>(ports.cacheSize ?? DEFAULT_CACHE_SIZE);
  const reader = streamReader(aggregate, {
    eventStore: ports.eventStore,
    cache,
    snapshots: ports.snapshots,
    snapshotFailed: ports.snapshotFailed,
  });
  const inTurn = keyedQueue();

  async function handleNow(
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<CommandOutcome<State, Event>> {
    const streamId = streamIdOf(aggregate.category, id);
    const write = eventWriter(aggregate, ports, context);
    const cached = cache.get(streamId);
    let known = cached ?? (await reader.readFresh(id));
    let fresh = cached === undefined;
    let conflicts = 0;
    for (;;) {
      const decision = aggregate.decider.decide(command, known.state);
      if (decision.kind === 'refused' || decision.events.length === 0) {
        if (!fresh) {
          known = await reader.readFresh(id);
          fresh = true;
          continue;
        }
        return decision.kind === 'refused'
          ? { kind: 'refused', refusal: decision.refusal, state: known.state }
          : { kind: 'unchanged', ...known };
      }
      try {
        const events = await write(decision.events);
        const { revision, position } = await append(ports, streamId, known.revision ?? 'no_stream', events);
        const state = decision.events.reduce(aggregate.decider.evolve, known.state);
        reader.appended(id, known, { state, revision, position });
        return { kind: 'appended', events: decision.events, state, revision, position };
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
        conflicts += 1;
        if (conflicts >= MAX_CONFLICTS) throw new CommandContention(streamId);
        // The first conflict mostly means an old cache; only after that are others likely to be writing right now.
        if (conflicts > 1) await ports.wait(ports.random() * JITTER_MS * 2 ** Math.min(conflicts, 6));
        const newer = await reader.readFresh(id);
        // A state that the stream has not caught up with came from another log, for example before a restore.
        known = newer.revision === known.revision ? await reader.readFromStart(id) : newer;
        fresh = true;
      }
    }
  }

  return {
    handle: (id, command, context) =>
      inTurn(streamIdOf(aggregate.category, id), () => handleNow(id, command, context)),
    load: (id) => reader.readFresh(id),
  };
}

/**
 * An append whose answer was lost may have happened. The very same append (revision, ids, contents) may be sent again: the store
 * answers it as the first time, or with a conflict, and after that the lost one can never happen any more, so that its ids
 * are free for the next decision. When the store stays silent the caller is told; it must not reuse the command id.
 */
async function append(
  ports: Pick<CommandPorts<never>, 'eventStore' | 'wait' | 'random'>,
  streamId: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
): Promise<AppendResult> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await ports.eventStore.append(streamId, expected, events);
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable) || retries >= MAX_APPEND_RETRIES) throw error;
      await ports.wait((0.5 + ports.random()) * APPEND_RETRY_MS * 2 ** retries);
    }
  }
}

/** Turns decided events into what is appended. An envelope is used again when the same event is decided again. */
function eventWriter<State, Command, Event extends DomainEvent>(
  { codec }: Aggregate<State, Command, Event>,
  ports: Pick<CommandPorts<State>, 'seal' | 'uuidV5'>,
  context: CommandContext,
): (events: readonly Event[]) => Promise<EventToAppend[]> {
  const envelopes = new Map<string, SealedEnvelope>();

  async function seal(aad: string, plaintext: object): Promise<SealedEnvelope> {
    if (context.keyOwner === null)
      throw new TypeError(`${aad} has a private part, but nobody's key to seal it`);
    const sameEvent = `${aad}|${JSON.stringify(plaintext)}`;
    const known = envelopes.get(sameEvent);
    if (known) return known;
    const envelope = await ports.seal.seal(context.keyOwner, aad, plaintext);
    envelopes.set(sameEvent, envelope);
    return envelope;
  }

  return (events) =>
    Promise.all(
      events.map(async (event: Event & { type: Event['type'] }, index): Promise<EventToAppend> => {
        const id = ports.uuidV5(String(index), context.commandId);
        const version = codec.versionOf(event.type);
        const open = codec.encode(event);
        return {
          id,
          type: event.type,
          data: event.private
            ? { ...open, private: await seal(associatedDataOf(id, event.type, version), event.private) }
            : open,
          metadata: {
            at: context.at,
            $correlationId: context.correlationId,
            $causationId: context.causationId,
            commandId: context.commandId,
            actorId: context.actorId,
            version: String(version),
          },
        };
      }),
    );
}
