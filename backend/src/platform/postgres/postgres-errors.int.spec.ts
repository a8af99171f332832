/** Outages of a real PostgreSQL, as they come out of TypeORM. */
import { Client } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { poll } from '@rubicon/local-stack';
import { dataSource, isPostgresOutage } from './index.js';

let source: DataSource;
let office: Client;
const broken: Error[] = [];

beforeAll(async () => {
  const url = process.env['SHARED_POSTGRES_URL']!;
  source = dataSource({
    url,
    searchPath: 'public',
    entities: [],
    max: 2,
    onError: (error) => broken.push(error),
  });
  await source.initialize();
  office = new Client({ connectionString: url });
  await office.connect();
});

afterAll(async () => {
  await office?.end();
  await source?.destroy();
});

it.each<[string, (tx: EntityManager) => Promise<unknown>]>([
  ['QueryRunnerProviderAlreadyReleasedError', (tx) => tx.query('SELECT 1')],
  ['QueryRunnerAlreadyReleasedError', (tx) => tx.queryRunner!.query('SELECT 1')],
])(
  'are one, too, where the connection breaks between two statements of a transaction (%s)',
  async (name, next) => {
    const transaction = source.transaction(async (tx) => {
      const [{ pid }] = await tx.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
      await office.query('SELECT pg_terminate_backend($1)', [pid]);
      expect(await poll(() => (tx.queryRunner!.isReleased ? true : null), { timeoutMs: 5_000 })).toBe(true);
      await next(tx);
    });
    const error: unknown = await transaction.catch((thrown: unknown) => thrown);
    expect([error instanceof Error && error.name, isPostgresOutage(error)]).toEqual([name, true]);
  },
);

it('are none where a statement was wrong', async () => {
  const error: unknown = await source.query('SELECT nothing FROM nowhere').catch((thrown: unknown) => thrown);
  expect([error instanceof Error, isPostgresOutage(error)]).toEqual([true, false]);
});
