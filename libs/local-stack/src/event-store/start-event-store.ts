/**
 * A stand-in for EventStoreDB: a gRPC server that speaks the part of its protocol the product uses, over PostgreSQL. Appends
 * (single and batched), reads, catch-up subscriptions, and who leads; everything else is answered UNIMPLEMENTED. For one machine, not
 * for production: there is no cluster but of one, no access control and no scavenging.
 */
import { Server, ServerCredentials, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { appendService } from './append.service.js';
import { batchAppendService } from './batch-append.service.js';
import { EventLog } from './event-log.js';
import { gossipService } from './gossip.service.js';
import { readService, type ReadFate } from './read.service.js';

/** The version whose behaviour it follows. */
const SERVER_VERSION = '23.10.0';
/** Above the append limit, so that what is too large is refused by that rule and not by the transport. */
const MESSAGE_BYTES_MAX = 17 * 1024 * 1024;
/** How long calls under way may take to end when the server stops; subscriptions never end by themselves. */
const SHUTDOWN_MS = 200;

export interface EventStoreOptions {
  /** PostgreSQL database that holds the log, and nothing else. */
  readonly databaseUrl: string;
  /** Default: any free one. */
  readonly port?: number;
  /** Whether `BatchAppend` is offered; without it clients use `Append`. Default: true. */
  readonly batchAppend?: boolean;
  /** What becomes of each read: so tests see how those who ask bear it. Default: all are answered. */
  readonly fateOfRead?: () => ReadFate;
}

export interface RunningEventStore {
  /** `esdb://127.0.0.1:<port>?tls=false` */
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** @throws when the database or the port is not to be had */
export async function startEventStore(options: EventStoreOptions): Promise<RunningEventStore> {
  const log = await EventLog.open(options.databaseUrl);
  const methods = ['read', 'append', ...((options.batchAppend ?? true) ? ['batchappend'] : [])];
  const server = new Server({ 'grpc.max_receive_message_length': MESSAGE_BYTES_MAX });
  server.addService(streamsGrpc.StreamsService, {
    read: readService(log, options.fateOfRead),
    append: appendService(log),
    batchAppend: batchAppendService(log),
  });
  server.addService(featuresGrpc.ServerFeaturesService, {
    getSupportedMethods: (
      _call: ServerUnaryCall<unknown, SupportedMethods>,
      callback: sendUnaryData<SupportedMethods>,
    ) => callback(null, supportedMethods(methods)),
  });
  let port = 0;
  server.addService(gossipGrpc.GossipService, { read: gossipService(() => port) });
  try {
    port = await listen(server, options.port ?? 0);
    return { url: eventStoreUrl(port), port, stop: () => stop(server, log) };
  } catch (error) {
    await log.close();
    throw error;
  }
}

export function eventStoreUrl(port: number): string {
  return `esdb://127.0.0.1:${port}?tls=false`;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
}

async function stop(server: Server, log: EventLog): Promise<void> {
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => {
      server.forceShutdown();
      resolve();
    }, SHUTDOWN_MS);
    server.tryShutdown(() => {
      clearTimeout(force);
      resolve();
    });
  });
  await log.close();
}

function supportedMethods(names: readonly string[]): SupportedMethods {
  const supported = new features.SupportedMethods().setEventStoreServerVersion(SERVER_VERSION);
  for (const name of names) {
    const method = new features.SupportedMethod();
    supported.addMethods(method.setServiceName('event_store.client.streams.streams').setMethodName(name));
  }
  return supported;
}
