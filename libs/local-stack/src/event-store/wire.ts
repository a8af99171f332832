/** Between the protocol's messages and ours. The message classes are the official client's own. */
import { Metadata, status as grpcStatus } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Empty, StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { ExpectedRevision } from './append-decision.js';
import type { EventRecord } from './stored-event.js';

/** EventStoreDB's default for `MaxAppendSize`. */
export const APPEND_BYTES_MAX = 1024 * 1024;

/** A call's failure, as grpc-js sends it. */
export class RpcError extends Error {
  constructor(
    readonly code: grpcStatus,
    readonly details: string,
    readonly metadata = new Metadata(),
  ) {
    super(details);
    this.name = 'RpcError';
  }
}

/** `exception` and its fields are what the official client builds its error classes from. */
export function rpcException(
  code: grpcStatus,
  details: string,
  exception: string,
  fields: Readonly<Record<string, string>>,
): RpcError {
  const metadata = new Metadata();
  metadata.set('exception', exception);
  for (const [name, value] of Object.entries(fields)) metadata.set(name, value);
  return new RpcError(code, details, metadata);
}

/** Anything unforeseen is the database's: clients are told to come back. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new RpcError(grpcStatus.UNAVAILABLE, `The event store's database does not answer: ${why}`);
}

export function streamName(identifier: StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

export function streamIdentifier(name: string): StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(name, 'utf8'));
}

export function empty(): Empty {
  return new shared.Empty();
}

interface ProposedMessage {
  getId(): UUID | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

const UUID_FORMAT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws RpcError INVALID_ARGUMENT, MISSING_REQUIRED_METADATA_PROPERTY */
export function toEventRecord(message: ProposedMessage): EventRecord {
  const id = uuidText(message.getId());
  if (!UUID_FORMAT.test(id)) throw new RpcError(grpcStatus.INVALID_ARGUMENT, `"${id}" is not a UUID.`);
  const type = message.getMetadataMap().get('type');
  const contentType = message.getMetadataMap().get('content-type');
  if (!type || !contentType || type.includes('\0')) {
    const fields = { 'required-metadata-properties': 'type,content-type' };
    const details = "Required Metadata Property 'type' or 'content-type' is missing.";
    throw rpcException(grpcStatus.INVALID_ARGUMENT, details, 'missing-required-metadata-property', fields);
  }
  return {
    id: id.toLowerCase(),
    type,
    contentType,
    data: Buffer.from(message.getData_asU8()),
    metadata: Buffer.from(message.getCustomMetadata_asU8()),
  };
}

/** A UUID travels as text or as two signed 64-bit halves. */
export function uuidText(uuid: UUID | undefined): string {
  const halves = uuid?.getStructured();
  if (halves === undefined) return uuid?.getString() ?? '';
  const bytes = Buffer.alloc(16);
  bytes.writeBigInt64BE(BigInt(halves.getMostSignificantBits()), 0);
  bytes.writeBigInt64BE(BigInt(halves.getLeastSignificantBits()), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

interface ExpectationOptions {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
}

export function expectedRevision(options: ExpectationOptions, revision: string): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return Number(revision);
}

/**
 * What this stand-in does not keep is refused, not forgotten.
 * @throws RpcError UNIMPLEMENTED, INVALID_ARGUMENT
 */
export function assertAppendable(stream: string): void {
  if (stream === '' || stream.includes('\0'))
    throw new RpcError(grpcStatus.INVALID_ARGUMENT, `"${stream}" cannot be a stream's name.`);
  if (stream.startsWith('$$'))
    throw new RpcError(grpcStatus.UNIMPLEMENTED, 'This stand-in for EventStoreDB keeps no stream metadata.');
}
