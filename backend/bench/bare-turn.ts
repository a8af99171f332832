/**
 * The bare turn, the reference of S1: the same trips to the same servers with nothing of the product in between.
 * POST → one BullMQ job, add to processor → one HTTP call to the model → four sequential appends of the product's own sizes, at
 * expected revisions, through the same driver → one committed UPDATE. A server in a process of its own; prints its address.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventStoreDBClient, jsonEvent, NO_STREAM, type AppendExpectedRevision } from '@eventstore/db-client';
import { createPostgresBackend, Queue, setDefaultBackendFactory, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import OpenAI from 'openai';
import pg from 'pg';

const variable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const events = EventStoreDBClient.connectionString(variable('EVENTSTORE_URL'));
const model = new OpenAI({
  baseURL: variable('OPENAI_BASE_URL'),
  apiKey: variable('OPENAI_API_KEY'),
  maxRetries: 0,
});
const database = new pg.Pool({ connectionString: variable('DATABASE_URL'), max: 4 });
database.on('error', (error) => console.error(error));
const queueUrl = variable('QUEUE_URL');
const connection = queueConnection();
const queue = new Queue('bare', { connection });
const waiting = new Map<string, (error?: Error) => void>();

/** Bytes of the four events' data. */
let sizes = [700, 300, 2_500, 400];
let revision: AppendExpectedRevision = NO_STREAM;
const stream = `bare-${randomUUID()}`;

async function playBareTurn(): Promise<void> {
  const completion = await model.chat.completions.create({
    model: 'instant',
    stream: true,
    stream_options: { include_usage: true },
    messages: [{ role: 'user', content: 'x'.repeat(8_000) }],
  });
  for await (const _chunk of completion);
  for (const size of sizes) {
    const event = jsonEvent({ type: 'BareEvent', data: { text: randomBytes(size / 2).toString('hex') } });
    revision = (await events.appendToStream(stream, event, { expectedRevision: revision }))
      .nextExpectedRevision;
  }
  await database.query('UPDATE bare_turn SET turns = turns + 1');
}

const worker = new Worker(
  'bare',
  async (job) => {
    const done = waiting.get(job.id ?? '');
    await playBareTurn().then(() => done?.(), done);
  },
  { connection, removeOnComplete: { age: 1 } },
);
worker.on('error', (error) => console.error(error));

await database.query('CREATE TABLE IF NOT EXISTS bare_turn (turns integer NOT NULL)');
await database.query('INSERT INTO bare_turn VALUES (0)');
await queue.waitUntilReady();
await worker.waitUntilReady();

const server = createServer((request, response) => {
  const body: Buffer[] = [];
  request.on('data', (chunk: Buffer) => body.push(chunk));
  request.on('end', () => {
    if (request.url === '/sizes') {
      sizes = JSON.parse(Buffer.concat(body).toString()) as number[];
      response.end();
      return;
    }
    const jobId = `turn-${randomUUID()}`;
    new Promise<void>((resolve, reject) => {
      waiting.set(jobId, (error) => (error ? reject(error) : resolve()));
      queue.add('turn', { turnId: jobId }, { jobId, removeOnComplete: true }).catch(reject);
    })
      .finally(() => waiting.delete(jobId))
      .then(
        () => response.end('{}'),
        (error: unknown) => {
          console.error(error);
          response.writeHead(500).end();
        },
      );
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);

function queueConnection() {
  if (queueUrl.startsWith('redis')) return new Redis(queueUrl, { maxRetriesPerRequest: null });
  setDefaultBackendFactory(createPostgresBackend);
  return { connectionString: queueUrl };
}
