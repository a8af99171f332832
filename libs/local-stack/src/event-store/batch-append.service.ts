/** The protocol's `BatchAppend`: many appends over one long-lived call, each answered under its correlation id. */
import type { ServerDuplexStream } from '@grpc/grpc-js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import codes from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision } from './append-decision.js';
import type { EventLog } from './event-log.js';
import type { AppendOutcome } from './log-writer.js';
import { sizeOf, type EventRecord } from './stored-event.js';
import {
  APPEND_BYTES_MAX,
  assertAppendable,
  expectedRevision,
  RpcError,
  streamIdentifier,
  streamName,
  toEventRecord,
  uuidText,
} from './wire.js';

/** An append whose messages have not all arrived. */
interface OpenAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly deadlineMs: number;
  readonly events: EventRecord[];
  bytes: number;
}

export function batchAppendService(log: EventLog) {
  return (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    const open = new Map<string, OpenAppend>();
    let inFlight = 0;
    let ended = false;
    let gone = false;
    const endWhenDone = () => {
      if (ended && inFlight === 0) call.end();
    };
    call.on('error', () => (gone = true));
    call.on('cancelled', () => (gone = true));
    call.on('end', () => {
      ended = true;
      endWhenDone();
    });
    call.on('data', (request: BatchAppendReq) => {
      const pending = receive(request, open, log);
      if (pending === null) return;
      inFlight++;
      void pending.then((response) => {
        if (!gone) call.write(response);
        inFlight--;
        endWhenDone();
      });
    });
  };
}

/** @returns the answer to come, once the append is whole or has to be refused; null while more of it is to arrive. */
function receive(
  request: BatchAppendReq,
  open: Map<string, OpenAppend>,
  log: EventLog,
): Promise<BatchAppendResp> | null {
  const correlation = uuidText(request.getCorrelationId());
  const options = request.getOptions();
  if (options !== undefined)
    open.set(correlation, {
      stream: streamName(options.getStreamIdentifier()),
      expected: expectedRevision(options, options.getStreamPosition()),
      deadlineMs: options.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY,
      events: [],
      bytes: 0,
    });
  const append = open.get(correlation);
  if (append === undefined) return null; // the rest of one that was refused
  const respond = (fill: (response: BatchAppendResp) => void) => {
    const response = new streams.BatchAppendResp();
    response
      .setCorrelationId(request.getCorrelationId())
      .setStreamIdentifier(streamIdentifier(append.stream));
    fill(response);
    return response;
  };
  try {
    assertAppendable(append.stream);
    for (const message of request.getProposedMessagesList()) {
      const event = toEventRecord(message);
      append.bytes += sizeOf(event);
      append.events.push(event);
    }
  } catch (error) {
    open.delete(correlation);
    const why = error instanceof RpcError ? error.details : String(error);
    return Promise.resolve(respond((response) => response.setError(refused(why))));
  }
  if (append.bytes > APPEND_BYTES_MAX) {
    open.delete(correlation);
    return Promise.resolve(respond((response) => response.setError(tooLarge())));
  }
  if (!request.getIsFinal()) return null;
  open.delete(correlation);
  return log.append(append.stream, append.expected, append.events, append.deadlineMs).then(
    (outcome) => respond((response) => fillOutcome(response, outcome, append.expected)),
    // Whether it was written is unknown, which is what the original's timeout means.
    (error: unknown) => respond((response) => response.setError(timedOut(String(error)))),
  );
}

function fillOutcome(response: BatchAppendResp, outcome: AppendOutcome, expected: ExpectedRevision): void {
  switch (outcome.kind) {
    case 'appended': {
      const position = new shared.AllStreamPosition();
      position.setCommitPosition(String(outcome.position)).setPreparePosition(String(outcome.position));
      const success = new streams.BatchAppendResp.Success();
      success.setCurrentRevision(String(outcome.revision)).setPosition(position);
      response.setSuccess(success);
      return;
    }
    case 'wrong_expected_version':
      response.setError(wrongExpectedVersion(expected, outcome.currentRevision));
      return;
    case 'timeout':
      response.setError(timedOut('Timeout'));
      return;
    default: {
      const _never: never = outcome;
    }
  }
}

function wrongExpectedVersion(expected: ExpectedRevision, currentRevision: number): Status {
  const wrong = new shared.WrongExpectedVersion();
  if (currentRevision < 0) wrong.setCurrentNoStream(new emptyPb.Empty());
  else wrong.setCurrentStreamRevision(String(currentRevision));
  if (expected === 'any') wrong.setExpectedAny(new emptyPb.Empty());
  else if (expected === 'no_stream') wrong.setExpectedNoStream(new emptyPb.Empty());
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new emptyPb.Empty());
  else wrong.setExpectedStreamPosition(String(expected));
  return errorStatus(codes.Code.ALREADY_EXISTS, 'WrongExpectedVersion', 'WrongExpectedVersion', wrong);
}

function tooLarge(): Status {
  const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(APPEND_BYTES_MAX);
  return errorStatus(
    codes.Code.INVALID_ARGUMENT,
    'Maximum Append Size Exceeded',
    'MaximumAppendSizeExceeded',
    details,
  );
}

function timedOut(message: string): Status {
  return errorStatus(codes.Code.DEADLINE_EXCEEDED, message, 'Timeout', new shared.Timeout());
}

function refused(message: string): Status {
  return errorStatus(codes.Code.INVALID_ARGUMENT, message, 'Unknown', new shared.Unknown());
}

function errorStatus(
  code: number,
  message: string,
  detail: string,
  body: { serializeBinary(): Uint8Array },
): Status {
  const packed = new anyPb.Any();
  packed.pack(body.serializeBinary(), `event_store.client.${detail}`);
  return new statuses.Status().setCode(code).setMessage(message).setDetails(packed);
}
