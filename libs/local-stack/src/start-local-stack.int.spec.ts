import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { Client } from 'pg';
import { startLocalStack, type LocalStack, type LocalStackOptions } from './start-local-stack.js';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';

describe('the local stack', () => {
  let home: TemporaryFolder;
  let stack: LocalStack | undefined;
  beforeEach(() => {
    home = temporaryFolder();
  });
  afterEach(async () => {
    await stack?.stop();
    stack = undefined;
    home.remove();
  });
  const start = (options: Partial<LocalStackOptions> = {}) =>
    startLocalStack({ dataDir: home.path, env: {}, ...options });

  it('serves everything the backend needs, keeps it over a restart, and lets one copy run at a time', async () => {
    stack = await start({ publicUrl: 'http://localhost:4321' });
    const first = stack.env;
    expect(Object.keys(first).sort()).toEqual([
      'ACCOUNTS_DATABASE_URL',
      'AUDIT_SIGNING_KEY',
      'BODY_HASH_KEY',
      'DATABASE_URL',
      'EVENTSTORE_URL',
      'JWT_SECRET',
      'KEYS_DATABASE_URL',
      'MASTER_KEY',
      'MODEL',
      'OPENAI_API_KEY',
      'OPENAI_BASE_URL',
      'OPERATIONS_PORT',
      'PUBLIC_URL',
      'QUEUE_URL',
      'SMTP_URL',
      'STRIPE_API_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(Buffer.from(first.MASTER_KEY!, 'base64')).toHaveLength(32);
    expect(statSync(join(home.path, 'secrets.json')).mode & 0o777).toBe(0o600);
    for (const variable of ['DATABASE_URL', 'ACCOUNTS_DATABASE_URL', 'KEYS_DATABASE_URL', 'QUEUE_URL']) {
      const client = new Client({ connectionString: first[variable] });
      await client.connect();
      await client.end();
    }
    await expect(start()).rejects.toMatchObject({ code: 'data_folder_in_use' });

    const client = EventStoreDBClient.connectionString(first.EVENTSTORE_URL!);
    await client.appendToStream('game-1', jsonEvent({ type: 'GameStarted', data: {} }));
    await client.dispose();
    await stack.restartEventStore();
    const processes = JSON.parse(readFileSync(join(home.path, 'processes.json'), 'utf8')) as object;
    expect(processes).toMatchObject({
      supervisor: { pid: process.pid },
      postgres: stack.postgres!.process(),
    });
    await stack.stop();

    stack = await start({ publicUrl: 'http://localhost:4321' });
    expect(stack.env).toEqual(first);
    const again = EventStoreDBClient.connectionString(stack.env.EVENTSTORE_URL!);
    const types: string[] = [];
    for await (const { event } of again.readStream('game-1')) types.push(event!.type);
    await again.dispose();
    expect(types).toEqual(['GameStarted']);
  });

  it('starts no stand-in for what is set already', async () => {
    const env = {
      OPENAI_API_KEY: 'sk-real',
      STRIPE_SECRET_KEY: 'sk_live',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      SMTP_URL: 'smtps://mail.example',
      EVENTSTORE_URL: 'esdb://somewhere:2113',
      DATABASE_URL: 'postgres://a/b',
      ACCOUNTS_DATABASE_URL: 'postgres://a/c',
      KEYS_DATABASE_URL: 'postgres://a/d',
    };
    stack = await start({ env, queueUrl: 'redis://127.0.0.1:1' });
    expect(stack.urls).toEqual({});
    expect(stack.postgres).toBeNull();
    expect(stack.env).toMatchObject({ ...env, QUEUE_URL: 'redis://127.0.0.1:1' });
    expect(stack.env).not.toHaveProperty('OPENAI_BASE_URL');
    expect(stack.env).not.toHaveProperty('STRIPE_API_URL');
  });
});
