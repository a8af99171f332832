/** The protocol's `Append`: one append per call, its events streamed to us. */
import { status as grpcStatus, type sendUnaryData, type ServerReadableStream } from '@grpc/grpc-js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision } from './append-decision.js';
import type { EventLog } from './event-log.js';
import { sizeOf, type EventRecord } from './stored-event.js';
import {
  APPEND_BYTES_MAX,
  assertAppendable,
  empty,
  expectedRevision,
  rpcException,
  RpcError,
  streamName,
  toEventRecord,
  toRpcError,
} from './wire.js';

export function appendService(log: EventLog) {
  return (call: ServerReadableStream<AppendReq, AppendResp>, callback: sendUnaryData<AppendResp>): void => {
    answer(log, call).then(
      (response) => callback(null, response),
      (error: unknown) => callback(toRpcError(error)),
    );
  };
}

async function answer(log: EventLog, call: AsyncIterable<AppendReq>): Promise<AppendResp> {
  const { stream, expected, events } = await receive(call);
  const outcome = await log.append(stream, expected, events);
  if (outcome.kind === 'timeout')
    throw new RpcError(grpcStatus.DEADLINE_EXCEEDED, 'The append waited too long.');
  if (outcome.kind === 'wrong_expected_version')
    return wrongExpectedVersion(expected, outcome.currentRevision);
  const position = new streams.AppendResp.Position();
  position.setCommitPosition(String(outcome.position)).setPreparePosition(String(outcome.position));
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(outcome.revision)).setPosition(position);
  return new streams.AppendResp().setSuccess(success);
}

interface ReceivedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EventRecord[];
}

async function receive(call: AsyncIterable<AppendReq>): Promise<ReceivedAppend> {
  let target: Omit<ReceivedAppend, 'events'> | undefined;
  const events: EventRecord[] = [];
  let bytes = 0;
  for await (const request of call) {
    const options = request.getOptions();
    const message = request.getProposedMessage();
    if (options !== undefined) {
      const stream = streamName(options.getStreamIdentifier());
      assertAppendable(stream);
      target = { stream, expected: expectedRevision(options, options.getRevision()) };
    }
    if (message !== undefined) {
      const event = toEventRecord(message);
      bytes += sizeOf(event);
      if (bytes > APPEND_BYTES_MAX) throw tooLarge();
      events.push(event);
    }
  }
  if (target === undefined) throw new RpcError(grpcStatus.INVALID_ARGUMENT, 'The append names no stream.');
  return { ...target, events };
}

function tooLarge(): RpcError {
  const details = `Maximum Append Size of ${APPEND_BYTES_MAX} Exceeded.`;
  const fields = { 'maximum-append-size': String(APPEND_BYTES_MAX) };
  return rpcException(grpcStatus.INVALID_ARGUMENT, details, 'maximum-append-size-exceeded', fields);
}

function wrongExpectedVersion(expected: ExpectedRevision, currentRevision: number): AppendResp {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (currentRevision < 0) wrong.setCurrentNoStream(empty());
  else wrong.setCurrentRevision(String(currentRevision));
  if (expected === 'any') wrong.setExpectedAny(empty());
  else if (expected === 'no_stream') wrong.setExpectedNoStream(empty());
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(empty());
  else wrong.setExpectedRevision(String(expected));
  return new streams.AppendResp().setWrongExpectedVersion(wrong);
}
