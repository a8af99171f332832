import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { poll } from '../poll.js';
import { isRunning } from '../process-identity.js';
import { temporaryFolder, type TemporaryFolder } from '../temporary-folder.js';
import { ensureDatabases } from './ensure-databases.js';
import { startPostgres, type RunningPostgres } from './start-postgres.js';

jest.setTimeout(60_000);

describe('PostgreSQL of the local stack', () => {
  let home: TemporaryFolder;
  const started: RunningPostgres[] = [];

  beforeEach(() => {
    home = temporaryFolder();
  });
  afterEach(async () => {
    for (const server of started.splice(0)) {
      await server.stop();
      rmSync(server.folder, { recursive: true, force: true });
      rmSync(`${server.folder}.log`, { force: true });
    }
    home.remove();
  });

  async function start(folder = join(home.path, 'postgres'), lines: string[] = []): Promise<RunningPostgres> {
    const server = await startPostgres({ folder, log: (line) => lines.push(line) });
    started.push(server);
    return server;
  }
  async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  it('keeps what was committed through stop, kill -9 and adoption', async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    await ensureDatabases(first.url('postgres'), ['log', 'queue']);
    await ensureDatabases(first.url('postgres'), ['log', 'queue']);
    await query(first.url('log'), `create table kept as select 'ἀνερρίφθω κύβος' as said`);
    expect(
      await query(
        first.url('log'),
        `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
           current_setting('listen_addresses') as address, current_setting('max_connections')::int as connections`,
      ),
    ).toEqual([{ encoding: 'UTF8', fsync: 'on', address: '127.0.0.1', connections: 200 }]);

    const adopted = await start();
    expect(adopted.adopted).toBe(true);
    expect(adopted.process()).toEqual(first.process());
    expect(adopted.port).toBe(first.port);

    process.kill(first.process().pid, 'SIGKILL');
    await poll(() => (isRunning(first.process()) ? null : true), { timeoutMs: 5000 });
    expect(await first.restartIfGone()).toBe(true);
    expect(await first.restartIfGone()).toBe(false);
    expect(await query(first.url('log'), 'select said from kept')).toEqual([{ said: 'ἀνερρίφθω κύβος' }]);

    await first.stop();
    expect(isRunning(first.process())).toBe(false);
    const again = await start();
    expect(again.adopted).toBe(false);
    expect(await query(again.url('log'), 'select said from kept')).toEqual([{ said: 'ἀνερρίφθω κύβος' }]);
  });

  it('says in one sentence that the folder is damaged', async () => {
    const server = await start();
    await server.stop();
    rmSync(join(server.folder, 'global', 'pg_control'));
    await expect(startPostgres({ folder: server.folder })).rejects.toMatchObject({
      name: 'LocalStackError',
      code: 'data_folder_broken',
      message: expect.stringMatching(
        /^The database in \S+ cannot be used: .*pg_control.* start with an empty one\.$/,
      ),
    });
  });

  it('does not touch a folder that holds something else', async () => {
    const folder = join(home.path, 'postgres');
    mkdirSync(folder);
    writeFileSync(join(folder, 'diary.txt'), 'mine');
    await expect(startPostgres({ folder })).rejects.toMatchObject({ code: 'data_folder_broken' });
    expect(existsSync(join(folder, 'diary.txt'))).toBe(true);
  });

  it('says in one sentence that the folder cannot be made', async () => {
    writeFileSync(join(home.path, 'file'), '');
    await expect(startPostgres({ folder: join(home.path, 'file', 'postgres') })).rejects.toMatchObject({
      code: 'data_folder_unusable',
    });
  });

  const asRoot = process.getuid?.() === 0 ? it : it.skip;
  asRoot(
    'takes a folder its user can reach, and says which, when it cannot reach the one asked for',
    async () => {
      chmodSync(home.path, 0o700);
      const lines: string[] = [];
      const server = await start(join(home.path, 'postgres'), lines);
      expect(server.folder.startsWith(home.path)).toBe(false);
      expect(lines.join('\n')).toContain(server.folder);
      const owner = execFileSync('ps', ['-o', 'user=', '-p', String(server.process().pid)], {
        encoding: 'utf8',
      });
      expect(owner.trim()).not.toBe('root');
    },
  );
});
