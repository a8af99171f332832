/** The protocol's `Read`: reads of a stream or of the whole log, both ways, and catch-up subscriptions to either. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { status as grpcStatus, type ServerWritableStream } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { toEventFilter, type EventFilter } from './event-filter.js';
import type { EventLog } from './event-log.js';
import type { Direction } from './event-table.js';
import type { StoredEvent } from './stored-event.js';
import { rpcException, RpcError, streamIdentifier, streamName, toRpcError } from './wire.js';

const PAGE_EVENTS = 500;
/** .NET counts its ticks in 100 ns. */
const TICKS_PER_MS = 10_000n;

type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** So many messages of an answer are sent and nothing after them, not even its end; or the read is refused, as EventStoreDB refuses it. */
export type ReadFate =
  { readonly messages: number } | 'answered' | 'refused: no right' | 'refused: unknown user';

/** A place to read from, page by page; `place` is a revision of a stream or a position in the log. */
interface Source {
  readonly start: number;
  page(from: number, limit: number): Promise<readonly StoredEvent[]>;
  placeOf(event: StoredEvent): number;
}

export function readService(log: EventLog, fateOfRead: () => ReadFate = () => 'answered') {
  return (call: ReadCall): void => {
    const fate = fateOfRead();
    if (fate === 'refused: no right' || fate === 'refused: unknown user') {
      call.emit('error', refusal(fate));
      return;
    }
    const messagesMax = fate === 'answered' ? Infinity : fate.messages;
    const closing = new AbortController();
    const close = () => closing.abort();
    call.on('cancelled', close);
    call.on('close', close);
    call.on('error', close);
    serve(log, call, closing.signal, messagesMax).then(
      () => call.end(),
      (error: unknown) => {
        if (!closing.signal.aborted) call.emit('error', toRpcError(error));
      },
    );
  };
}

async function serve(log: EventLog, call: ReadCall, signal: AbortSignal, messagesMax: number): Promise<void> {
  const options = call.request.getOptions();
  if (options === undefined) throw new RpcError(grpcStatus.INVALID_ARGUMENT, 'The read has no options.');
  let sent = 0;
  const send = (response: ReadResp) =>
    ++sent > messagesMax ? aborted(signal) : write(call, response, signal);
  const filterOptions = options.getFilter();
  const filter = filterOptions === undefined ? null : toEventFilter(filterOptions);
  const streamOptions = options.getStream();

  if (options.hasSubscription()) {
    await send(new streams.ReadResp().setConfirmation(confirmation()));
    const source =
      streamOptions === undefined
        ? logSource(log, options.getAll(), 'forwards', true)
        : await streamSource(log, streamOptions, 'forwards', true);
    return subscribe(log, source!, filter, send, signal);
  }
  const direction =
    options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS ? 'backwards' : 'forwards';
  const source =
    streamOptions === undefined
      ? logSource(log, options.getAll(), direction, false)
      : await streamSource(log, streamOptions, direction, false);
  if (source === null) {
    const missing = new streams.ReadResp.StreamNotFound();
    missing.setStreamIdentifier(streamOptions?.getStreamIdentifier());
    await send(new streams.ReadResp().setStreamNotFound(missing));
    return;
  }
  return read(source, direction, Number(options.getCount()), filter, log.endPosition(), send, signal);
}

/** Ends at `end`, where the log ended when the read began, however fast it grows. */
async function read(
  source: Source,
  direction: Direction,
  count: number,
  filter: EventFilter | null,
  end: number,
  send: (response: ReadResp) => Promise<void> | undefined,
  signal: AbortSignal,
): Promise<void> {
  let next = source.start;
  let left = count;
  while (left > 0 && next >= 0) {
    const page = await source.page(next, filter === null ? Math.min(PAGE_EVENTS, left) : PAGE_EVENTS);
    if (page.length === 0) return;
    for (const event of page) {
      if (signal.aborted || left === 0 || (direction === 'forwards' && event.position >= end)) return;
      next = source.placeOf(event) + (direction === 'forwards' ? 1 : -1);
      if (filter !== null && !filter.matches(event)) continue;
      left--;
      await send(eventResponse(event));
    }
  }
}

async function subscribe(
  log: EventLog,
  source: Source,
  filter: EventFilter | null,
  send: (response: ReadResp) => Promise<void> | undefined,
  signal: AbortSignal,
): Promise<void> {
  let next = source.start;
  let lookedAt = 0;
  let live = false;
  let writes = 0;
  let wake = () => {};
  const stopListening = log.onWrite(() => {
    writes++;
    wake();
  });
  signal.addEventListener('abort', () => wake());
  try {
    while (!signal.aborted) {
      const writesBefore = writes; // counted before the page is read: nothing written in between is missed
      const page = await source.page(next, PAGE_EVENTS);
      for (const event of page) {
        if (signal.aborted) return;
        next = source.placeOf(event) + 1;
        if (filter === null || filter.matches(event)) await send(eventResponse(event));
        if (filter !== null && ++lookedAt % filter.checkpointEvery === 0)
          await send(checkpoint(event.position));
      }
      if (page.length > 0) continue;
      if (!live) {
        live = true;
        await send(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
      }
      if (writes === writesBefore && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    stopListening();
  }
}

/** Null when the stream does not exist and somebody wants to read it; a subscriber waits for it. */
async function streamSource(
  log: EventLog,
  options: ReadReq.Options.StreamOptions,
  direction: Direction,
  subscribing: boolean,
): Promise<Source | null> {
  const stream = streamName(options.getStreamIdentifier());
  const last = await log.lastRevision(stream);
  if (last === undefined && !subscribing) return null;
  const end = last ?? -1;
  let start: number;
  if (options.hasStart()) start = 0;
  else if (options.hasEnd()) start = subscribing ? end + 1 : end;
  else start = Math.min(Number(options.getRevision()), Number.MAX_SAFE_INTEGER) + (subscribing ? 1 : 0);
  return {
    start: direction === 'backwards' ? Math.min(start, end) : start,
    page: (from, limit) => log.readStream(stream, from, limit, direction),
    placeOf: (event) => event.revision,
  };
}

/** As in the original, a read from a position begins with it forwards and before it backwards; a subscription begins after it. */
function logSource(
  log: EventLog,
  options: ReadReq.Options.AllOptions | undefined,
  direction: Direction,
  subscribing: boolean,
): Source {
  const position = options?.getPosition();
  let start: number;
  if (position !== undefined) {
    const given = Math.min(Number(position.getCommitPosition()), Number.MAX_SAFE_INTEGER - 1);
    start = direction === 'backwards' ? given - 1 : given + (subscribing ? 1 : 0);
  } else if (options?.hasEnd()) start = log.endPosition();
  else start = 0;
  return {
    start,
    page: (from, limit) => log.readAll(from, limit, direction),
    placeOf: (event) => event.position,
  };
}

function refusal(fate: 'refused: no right' | 'refused: unknown user'): RpcError {
  if (fate === 'refused: unknown user') return new RpcError(grpcStatus.UNAUTHENTICATED, 'Unauthenticated.');
  return rpcException(grpcStatus.PERMISSION_DENIED, 'Access Denied.', 'access-denied', {});
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Waits only while the client reads more slowly than we write. */
function write(call: ReadCall, response: ReadResp, signal: AbortSignal): Promise<void> | undefined {
  if (signal.aborted || call.write(response)) return undefined;
  return once(call, 'drain', { signal }).then(
    () => {},
    () => {},
  );
}

function eventResponse(event: StoredEvent): ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.stream))
    .setStreamRevision(String(event.revision))
    .setPreparePosition(String(event.position))
    .setCommitPosition(String(event.position))
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', String(BigInt(event.createdMs) * TICKS_PER_MS));
  const read = new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.position));
  return new streams.ReadResp().setEvent(read);
}

function checkpoint(position: number): ReadResp {
  const reached = new streams.ReadResp.Checkpoint();
  reached.setCommitPosition(String(position)).setPreparePosition(String(position));
  return new streams.ReadResp().setCheckpoint(reached);
}

function confirmation() {
  return new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID());
}
