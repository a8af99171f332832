/** What a machine watches: where figures and health answer, what a scaler reads, how far behind the log everything is, and that every figure watched is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameState } from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { Client } from 'pg';
import { Clock } from '../src/platform/clock/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { CutLine } from './support/cut-line.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';

jest.setTimeout(60_000);

const HOUR_SECONDS = 3_600;
const dockerFolder = join(__dirname, '../../docker');

let model: ScriptedModel;
let local: LocalBackend;
let mailLine: CutLine;
let backend: RunningBackend;

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend('mailbox');
  mailLine = await CutLine.to(local.env['SMTP_URL']!);
  backend = await start({
    ROLES: 'api,projector',
    SMTP_URL: smtpUrl(),
    LOG_LEVEL: 'silent',
  });
}, 90_000);

afterAll(async () => {
  await local?.stop();
  await mailLine?.close();
  await model?.stop();
}, 30_000);

function start(variables: Readonly<Record<string, string>>): Promise<RunningBackend> {
  return local.start({
    OPENAI_BASE_URL: model.baseUrl,
    MODEL: 'scripted-1',
    RATE_LIMITS: 'off',
    ...variables,
  });
}

const smtpUrl = (): string => mailLine.url.replace('http:', 'smtp:');

/** Every sample of a process, by name and labels as they are written. */
async function samplesOf({ operationsPort }: RunningBackend): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, number] => {
        const space = line.lastIndexOf(' ');
        const value = line.slice(space + 1);
        return [line.slice(0, space), value === 'Nan' ? NaN : Number(value)];
      }),
  );
}

async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const found = await poll(look, { timeoutMs: 20_000 });
  if (found === null) throw new Error(`it did not happen in time: ${what}`);
  return found;
}

const untilSample = (of: RunningBackend, sample: string, holds: (value: number) => boolean) =>
  until(sample, async () => {
    const value = (await samplesOf(of)).get(sample);
    return value !== undefined && holds(value) ? value : null;
  });

describe('health and figures', () => {
  /** Status of readiness there; null: nobody listens. */
  const readyAt = async (host: string, port: number | null) =>
    fetch(`http://${host}:${port}/health/ready`).then(
      ({ status }) => status,
      () => null,
    );

  it('answer on loopback alone unless told', async () => {
    expect(await readyAt('127.0.0.1', backend.operationsPort)).toBe(200);
    expect(await readyAt('127.0.0.2', backend.operationsPort)).toBeNull();
  });

  it('answer on the address that is named, where a container is scraped from outside', async () => {
    const everywhere = await start({ ROLES: 'narrator', OPERATIONS_HOST: '0.0.0.0' });
    for (const host of ['127.0.0.1', '127.0.0.2'])
      expect(await readyAt(host, everywhere.operationsPort)).toBe(200);
    const there = await start({ ROLES: 'narrator', OPERATIONS_HOST: '127.0.0.2' });
    expect(await readyAt('127.0.0.2', there.operationsPort)).toBe(200);
    expect(await readyAt('127.0.0.1', there.operationsPort)).toBeNull();
    await Promise.all([everywhere.stop(), there.stop()]);
  });

  it('tell each thing that a process needs', async () => {
    const checks = [...(await samplesOf(backend))].filter(([name]) =>
      name.startsWith('rubicon_health_check_up'),
    );
    expect(checks.sort()).toEqual(
      ['accounts_database', 'event_store', 'keys_database', 'projector', 'queue', 'read_models_database'].map(
        (check) => [`rubicon_health_check_up{check="${check}"}`, 1],
      ),
    );
  });
});

describe('what a scaler reads', () => {
  const answer = JSON.stringify({
    narrative: 'The hall falls silent. All look at you.',
    suggestions: ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title} now.` })),
    effects: { influence: 0, reputation: 0, resources: 0 },
    daysPassed: 1,
  });
  const finish = (reply: ScriptedReply): void =>
    reply.delta(answer).finish('stop', { prompt: 2_000, cached: 1_000, completion: 300 });

  async function submit(): Promise<void> {
    const player = await TestPlayer.signUp(backend);
    const { gameType, gameId }: GameState = await player.startGame();
    const turn = { userInput: 'I rise and speak.', gameType, gameId };
    await player.post('/api/game/process', turn).set('prefer', 'respond-async').expect(202);
  }

  const ofTurns = (samples: ReadonlyMap<string, number>) => ({
    slots: samples.get('rubicon_narration_slots{queue="narration"}'),
    active: samples.get('rubicon_narration_active{queue="narration"}'),
    waiting: samples.get('rubicon_queue_waiting{queue="narration"}'),
  });

  it('is how many turns wait, for how long the next one has, and of each process how many it tells of how many', async () => {
    const held: ScriptedReply[] = [];
    model.play((reply) => {
      held.push(reply);
      return reply.closed;
    }, finish);
    const narrator = await start({ ROLES: 'narrator', NARRATOR_CONCURRENCY: '1' });
    for (let turn = 0; turn < 3; turn += 1) await submit();
    await until('one turn is told', async () => (held.length === 1 ? true : await Promise.resolve(null)));

    expect(ofTurns(await samplesOf(narrator))).toEqual({ slots: 1, active: 1, waiting: 2 });
    // The queue is the same for all; what a process tells is its own.
    expect(ofTurns(await samplesOf(backend))).toEqual({ slots: 0, active: 0, waiting: 2 });
    const age = 'rubicon_queue_age_seconds{queue="narration"}';
    await untilSample(backend, age, (seconds) => seconds > 0.25);
    expect((await samplesOf(narrator)).get('rubicon_narration_slots{queue="prologue-narration"}')).toBe(1);

    finish(held[0]!);
    await until('all are told', async () => {
      const { active, waiting } = ofTurns(await samplesOf(narrator));
      return active === 0 && waiting === 0 ? true : null;
    });
    await untilSample(narrator, age, (seconds) => seconds === 0);
    await narrator.stop();
  });
});

describe('how far behind the log everything is', () => {
  const lag = 'rubicon_projection_lag_seconds';
  const letters = 'rubicon_process_unfinished_age_seconds{process="letters"}';
  /** Stands by, and tells it as the one does that works. */
  let standby: RunningBackend;

  beforeAll(async () => {
    standby = await start({ ROLES: 'projector', SMTP_URL: smtpUrl(), LOG_LEVEL: 'silent' });
    anHourLater(standby);
  });

  afterAll(() => standby?.stop());

  function anHourLater({ app }: RunningBackend): void {
    const now = () => new Date(Date.now() + HOUR_SECONDS * 1_000);
    jest.spyOn(app.get(Clock), 'now').mockImplementation(now);
  }

  const untilAllIsDone = async (sample: string): Promise<void> => {
    for (const each of [backend, standby]) await untilSample(each, sample, (seconds) => seconds === 0);
  };

  async function untilBehind(sample: string): Promise<void> {
    await untilSample(backend, sample, (seconds) => seconds > 0 && seconds < 60);
    const later = (await samplesOf(standby)).get(sample)!;
    expect(later).toBeGreaterThanOrEqual(HOUR_SECONDS);
    expect(later).toBeLessThan(HOUR_SECONDS + 60);
  }

  it('is told of read models that stand still, and of none that show all', async () => {
    const player = await TestPlayer.signUp(backend);
    await untilAllIsDone(lag);
    const client = new Client({ connectionString: local.env['DATABASE_URL'] });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT 1 FROM read_models.checkpoint FOR UPDATE');
      await player.grant(1_000);
      await untilBehind(lag);
    } finally {
      await client.end();
    }
    await untilAllIsDone(lag);
  });

  it('is told of a letter that cannot be sent, until it is', async () => {
    const player = await TestPlayer.signUp(backend);
    const { gameId } = await player.startGame();
    await untilAllIsDone(letters);
    mailLine.cut();
    try {
      await player.post(`/api/game/turns/${gameId}/report`, { reason: 'broken' }).expect(204);
      await untilBehind(letters);
    } finally {
      mailLine.mend();
    }
    await untilAllIsDone(letters);
  });

  it('is told of a ledger that no head covers, until one is signed', async () => {
    const unsigned = 'rubicon_audit_unsigned_age_seconds';
    const chained = async (auditor: RunningBackend) =>
      (await samplesOf(auditor)).get('rubicon_recurring_work_succeeded_at_seconds{work="audit-chain"}') ??
      null;
    const keyless = await start({ ROLES: 'auditor', AUDIT_SIGNING_KEY: '', LOG_LEVEL: 'silent' });
    await until('the chain has the log', () => chained(keyless));
    anHourLater(keyless);
    expect((await samplesOf(keyless)).get(unsigned)).toBeGreaterThanOrEqual(HOUR_SECONDS - 1);
    await keyless.stop();
    const auditor = await start({ ROLES: 'auditor' });
    await untilSample(auditor, unsigned, (seconds) => seconds === 0);
    await auditor.stop();
  });
});

it('has every figure that rules, dashboards and the scaler’s example ask for', async () => {
  const all = await start({ ROLES: 'api,narrator,projector,auditor' });
  const text = await (await fetch(`http://127.0.0.1:${all.operationsPort}/metrics`)).text();
  await all.stop();
  const there = new Set(
    [...text.matchAll(/^# TYPE (rubicon_\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => `${name}${part}`) : [name],
    ),
  );
  const asked = new Set(
    readdirSync(dockerFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:yml|json)$/.test(file))
      .flatMap((file) => readFileSync(join(dockerFolder, file), 'utf8').match(/\brubicon_\w+/g) ?? []),
  );
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((name) => !there.has(name))).toEqual([]);
});
