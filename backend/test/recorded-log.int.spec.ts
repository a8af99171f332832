/**
 * What was written stays readable: each recorded log, as an earlier version left it when it was killed, is taken up by this one. What was
 * under way goes on; two months later nothing is; and the read models filled anew from it are the ones that were brought up to date.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Character, GameTree, PaymentSummary, Session, Statement, Turn } from '@rubicon/contracts';
import { freePort, poll, startLocalStack, type LocalStack } from '@rubicon/local-stack';
import type { KeyProcess } from '@rubicon/eventsourcing';
import type { Type } from '@nestjs/common';
import request, { type Test } from 'supertest';
import { auditLog } from '../src/audit/index.js';
import { DemoProcessManager } from '../src/demo/demo.process-manager.js';
import { ErasureProcessManager } from '../src/erasure/erasure.process-manager.js';
import { PaymentProcessManager } from '../src/payments/payment.process-manager.js';
import { Clock } from '../src/platform/clock/index.js';
import { readConfig } from '../src/platform/config/index.js';
import { PlayerKeys } from '../src/platform/keys/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import { TurnProcessManager } from '../src/play/turns/turn.process-manager.js';
import { rebuildAndEnd } from '../src/rebuild.js';
import { runAuditCommand } from '../src/run-audit-command.js';
import { startBackend, type RunningBackend } from '../src/start-backend.js';
import { readLog } from '../trials/read-log.js';
import { PASSWORD } from '../trials/record-log/browser.js';
import { readDatabase } from '../trials/record-log/database-text.js';
import { ProvidersDesk } from '../trials/record-log/providers-desk.js';
import { putBack, type Recording } from './support/recording.js';
import { broken } from './support/till.js';

const recordings = join(import.meta.dirname, 'recorded');
const names = readdirSync(recordings, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const DAY_MS = 86_400_000;
const WITHIN = { timeoutMs: 60_000 };

it('has recordings', () => {
  expect(names).not.toEqual([]);
});

describe.each(names)('the log recorded on %s', (name) => {
  let recording: Recording;
  let stack: LocalStack;
  let backend: RunningBackend | null = null;
  let desk: ProvidersDesk;
  let port: number;
  let variables: Record<string, string>;

  beforeAll(async () => {
    recording = await putBack(join(recordings, name));
    port = await freePort();
    stack = await startLocalStack({
      dataDir: recording.dataDir.path,
      env: {},
      wordsPerSecond: 0,
      webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
    });
    variables = { ...stack.env, PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
    desk = new ProvidersDesk(stack.urls.stripe!, recording.dataDir.path);
  }, 120_000);

  afterAll(async () => {
    jest.restoreAllMocks();
    await backend?.stop();
    await stack?.stop();
    recording?.dataDir.remove();
  }, 60_000);

  /** Ends what runs, and starts this version so long after the recording. */
  async function startAfter(days: number): Promise<RunningBackend> {
    await backend?.stop();
    const ahead = Date.now() - recording.at.getTime() - days * DAY_MS;
    jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(Date.now() - ahead));
    backend = await startBackend(readConfig({ ...variables, ROLES: 'api,narrator,projector' }));
    return backend;
  }

  async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
    const found = await poll(look, WITHIN);
    if (found === null) throw new Error(`it did not happen in time: ${what}`);
    return found;
  }

  async function signIn(username: string): Promise<(path: string) => Test> {
    const answer = await request(`http://127.0.0.1:${port}`)
      .post('/api/auth/login')
      .send({ username, password: PASSWORD })
      .expect(200);
    const { token } = answer.body as Session;
    return (path) => request(`http://127.0.0.1:${port}`).get(path).set('authorization', `Bearer ${token}`);
  }

  const statementOf = async (username: string): Promise<Statement> =>
    (await (await signIn(username))('/api/credits/statement').expect(200)).body as Statement;

  const balanceOf = (playerId: string): Readonly<Record<string, number>> => {
    const row = recording.rowsOf('balance').find((each) => each['player_id'] === playerId);
    return Object.fromEntries(Object.entries(row ?? {}).map(([column, value]) => [column, Number(value)]));
  };

  it('goes on with what was under way', async () => {
    const { ids } = recording;
    await startAfter(0);

    // The turn that was being told when everything died is told, and paid once.
    const lena = await signIn('lena');
    const turn = await until('the turn', async () => {
      const { body } = await lena(`/api/game/turns/${ids['pendingTurn']}`).expect(200);
      return (body as Turn).status === 'pending' ? null : (body as Turn);
    });
    expect(turn.status).toBe('narrated');
    const paid = await until('its charge', async () => {
      const statement = await statementOf('lena');
      return statement.reservedMicroUsd === 0 ? statement : null;
    });
    const { available, reserved } = balanceOf(ids['lena']!);
    expect(reserved).toBeGreaterThan(0);
    expect(paid.availableMicroUsd).toBe(available! + reserved! - turn.receipt!.chargedMicroUsd);

    // By now the provider has paid both refunds; the account that waited for its own goes.
    const dion = await signIn('dion');
    await until('the refund', async () => {
      const { body } = await dion('/api/payments').expect(200);
      const held = (body as PaymentSummary[]).find(({ paymentId }) => paymentId === ids['heldPayment']);
      return held?.status === 'refunded' ? held : null;
    });
    expect((await statementOf('dion')).heldMicroUsd).toBe(0);
    const keys = backend!.app.get(PlayerKeys);
    await until('the erasure', () => isErased(ids['jules']!));
    await expect(keys.seal(ids['jules']!, 'anything', {})).rejects.toThrow();

    // A dispute of the old kind froze everything there was; decided for us, it all comes back.
    const before = balanceOf(ids['ada']!);
    expect(before['frozen']).toBeGreaterThan(0);
    await desk.decide(ids['disputedPayment']!, 'won');
    const after = await until('the end of the dispute', async () => {
      const statement = await statementOf('ada');
      return statement.frozenMicroUsd === 0 ? statement : null;
    });
    expect(after.availableMicroUsd).toBe(before['available']! + before['frozen']!);
  }, 180_000);

  it('shows what was done as it was done', async () => {
    const { ids } = recording;
    const ada = await signIn('ada');
    const characters = (await ada('/api/characters?gameType=french_revolution').expect(200))
      .body as Character[];
    const [row] = recording.rowsOf('player_character').filter((each) => each['player_id'] === ids['ada']);
    expect(characters.filter(({ isHistorical }) => !isHistorical)).toEqual([
      expect.objectContaining({ id: Number(row!['character_id']), name: 'Manon Kestrel the Elder' }),
    ]);
    const tree = (await ada(`/api/games/${ids['adasGame']}/tree`).expect(200)).body as GameTree;
    expect(tree.nodes.map(({ turnId }) => turnId).sort()).toEqual(
      recording
        .rowsOf('turn_node')
        .filter((each) => each['game_id'] === ids['adasGame'])
        .map((each) => each['turn_id'])
        .sort(),
    );
    expect(tree.branches.map((branch) => branch.name)).toContain('The cellar');
    await request(`http://127.0.0.1:${port}`).get(`/api/shared/${ids['adasShare']}`).expect(200);
    await request(`http://127.0.0.1:${port}`).get(`/api/shared/${ids['revokedShare']}`).expect(404);
    for (const untouched of ['ben', 'cleo', 'elsa', 'fay', 'gus', 'hugo']) {
      const statement = await statementOf(untouched);
      const { available = 0, frozen = 0, held = 0 } = balanceOf(ids[untouched]!);
      expect([
        untouched,
        statement.availableMicroUsd,
        statement.frozenMicroUsd,
        statement.heldMicroUsd,
      ]).toEqual([untouched, available, frozen, held]);
    }
  }, 60_000);

  it('keeps what staff decided, and what waits for them', async () => {
    const { tables } = await readDatabase(variables['DATABASE_URL']!);
    const { ids } = recording;
    if (ids['waitingAct'] !== undefined)
      expect(recording.rowsOf('open_act').map((row) => row['act_id'])).toEqual([ids['waitingAct']]);
    for (const table of ['open_act', 'exception_case', 'report_case']) {
      const now = tables.find((each) => each.table === `read_models.${table}`)!.rows;
      const then = recording.rowsOf(table).map((row) => expect.objectContaining(row) as unknown);
      expect({ table, now }).toEqual({ table, now: expect.arrayContaining(then) as unknown });
    }
  }, 60_000);

  it('brings everything to its end, two months later', async () => {
    await desk.close(recording.ids['unpaidPayment']!);
    await startAfter(60);
    const { dataSource } = backend!.app.get(ReadModels);
    // Nobody claimed it: it went back. Nobody paid it: it is closed. Nobody came back: it is forgotten.
    await until('the return of the unclaimed purchase', async () => {
      const [row] = await dataSource.query<{ refunded: number }[]>(
        'SELECT refunded_cents AS refunded FROM payment WHERE payment_id = $1',
        [recording.ids['unclaimedPayment']],
      );
      return row?.refunded === 100 ? row : null;
    });
    await until('the end of all processes', async () => {
      const [row] = await dataSource.query<{ open: number }[]>(
        `SELECT (SELECT count(*) FROM open_turn) + (SELECT count(*) FROM open_refund) + (SELECT count(*) FROM open_erasure)
           + (SELECT count(*) FROM payment WHERE status IN ('open', 'disputed')) + (SELECT count(*) FROM visitor_demo) AS open`,
      );
      return Number(row!.open) === 0 ? row : null;
    });
    await until('the end of every prologue', async () => {
      let kept = 0;
      for await (const { type } of readLog(stack.env['EVENTSTORE_URL']!))
        kept += type === 'DemoStarted' ? 1 : type === 'DemoForgotten' ? -1 : 0;
      return kept === 0 ? true : null;
    });
    const written = await keysWritten();
    const managers: Readonly<Record<string, Type<Pick<KeyProcess, 'drive'>>>> = {
      game: TurnProcessManager,
      payment: PaymentProcessManager,
      player: ErasureProcessManager,
      demo: DemoProcessManager,
    };
    // Driven once more, each process has nothing left to do: of an old log it reads the same as it did when it was written.
    for (const [category, manager] of Object.entries(managers)) {
      const keys = new Set(written.get(category));
      expect(keys.size).toBeGreaterThan(0);
      for (const key of keys) await backend!.app.get(manager, { strict: false }).drive(key, null);
    }
    expect(await keysWritten()).toEqual(written);
    const report = await auditLog(readLog(stack.env['EVENTSTORE_URL']!), { quiescent: true });
    expect(broken(report)).toEqual([]);
    const audited = await runAuditCommand(
      ['--at-rest', '--all'],
      variables,
      new Date(recording.at.getTime() + 61 * DAY_MS),
    );
    expect(audited.lines).toContain('Nothing is unexplained.');
    expect(audited.exitCode).toBe(0);
    await backend!.stop();
    // 0: the new read models are the same as the ones that were migrated.
    expect(await rebuildAndEnd(readConfig({ ...variables, ROLES: 'rebuild' }))).toBe(0);
  }, 180_000);

  /** Streams in the log, by category, each as often as it has events. */
  async function keysWritten(): Promise<Map<string, string[]>> {
    const keys = new Map<string, string[]>();
    for await (const { streamId } of readLog(stack.env['EVENTSTORE_URL']!)) {
      const [, category, key] = /^([a-z]+)-(.+)$/.exec(streamId) ?? [];
      if (category !== undefined) keys.set(category, [...(keys.get(category) ?? []), key!]);
    }
    return keys;
  }

  async function isErased(playerId: string): Promise<true | null> {
    for await (const { type, data } of readLog(stack.env['EVENTSTORE_URL']!))
      if (type === 'PlayerErased' && data['playerId'] === playerId) return true;
    return null;
  }
});
